import { act, screen, waitFor, within } from '@testing-library/react';
import type { Profile, Session } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secondFactorQuery } from '#app/queries/second-factor.ts';
import { sessionsQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { SecurityPage } from './security-page.tsx';

const other = {
  sessionId: 's-2',
  userAgent: '',
  deviceType: 'desktop',
  ip: '192.0.2.1',
  country: 'DE',
  createdAt: '2026-06-01T12:00:00.000Z',
};
function have(closedAt: string | null, changes: Partial<Session> = {}) {
  const meta = { page: 1, perPage: 10, totalPages: 1, totalRows: 1 };
  queryClient.setQueryData(sessionsQuery({ page: 1, perPage: 10 }).queryKey, {
    data: [{ ...other, closedAt, ...changes } as unknown as Session],
    meta,
  });
}
beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  queryClient.setQueryData(secondFactorQuery.queryKey, { isOn: false, app: null, passkeys: [], recoveryCodesLeft: 0 } as never);
  have(null);
});
afterEach(() => session.signedOut());

it('[AUTH-15] a session is closed after a question, and the focus goes on among the others', async () => {
  const { user } = await act(async () => renderSite(<SecurityPage />));
  const close = await screen.findByRole('button', { name: /^Close / });
  await user.click(close);
  await user.click(
    within(await screen.findByRole('alertdialog'))
      .getAllByRole('button')
      .at(-1)!,
  );
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/sessions/s-2/close', undefined]]));
  await act(async () => close.focus());
  await act(async () => have('2026-06-02T12:00:00.000Z'));
  await waitFor(() => expect(close.isConnected).toBe(false));
  expect((document.activeElement as HTMLElement).getAttribute('aria-labelledby')).toBe('security-sessions');
});

it('[AUTH-15] names no action on the card of a session that cannot be closed', async () => {
  const meta = { page: 1, perPage: 10, totalPages: 1, totalRows: 2 };
  const closed = { ...other, sessionId: 's-3', closedAt: '2026-06-02T12:00:00.000Z' };
  const data = [{ ...other, closedAt: null }, closed] as unknown as Session[];
  queryClient.setQueryData(sessionsQuery({ page: 1, perPage: 10 }).queryKey, { data, meta });
  await act(async () => renderSite(<SecurityPage />));
  await screen.findByRole('button', { name: /^Close / });
  const actions = document.querySelectorAll('td[data-label="Action"]');
  expect([...actions].map((cell) => cell.hasAttribute('data-empty'))).toEqual([false, true]);
});

it('[AUTH-15] lists a session from where no country is: another platform may store what its edge network says', async () => {
  have(null, { country: 'T1' });
  await act(async () => renderSite(<SecurityPage />));
  expect((await screen.findByText('192.0.2.1')).parentElement?.textContent).toBe('T1192.0.2.1');
});

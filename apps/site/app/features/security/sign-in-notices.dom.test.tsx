import { screen, waitFor } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInNoticesQuery } from '#app/queries/player.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { SignInNotices } from './sign-in-notices.tsx';

beforeEach(() => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  queryClient.setQueryData(signInNoticesQuery.queryKey, { data: { each: false }, meta: undefined });
});
afterEach(() => {
  session.signedOut();
  vi.restoreAllMocks();
});

const toggle = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me of each sign-in' });

it('[S9] is told of each sign-in from the press on', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { each: true } }));
  const { user } = renderSite(<SignInNotices />);
  expect(toggle().checked).toBe(false);
  await user.click(toggle());
  await waitFor(() => expect(toggle().checked).toBe(true));
  expect(sent.mock.calls.map(([url, init]) => [init?.method, url, init?.body])).toEqual([
    ['PUT', '/api/player/sessions/notices', '{"each":true}'],
  ]);
});

it('goes back, and says so, where the change fails', async () => {
  const { user } = renderSite(<SignInNotices />);
  await user.click(toggle());
  await waitFor(() => expect(toasts.visible()).toHaveLength(1));
  expect(toggle().checked).toBe(false);
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameSessionQuery } from '#app/queries/rounds.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { SessionStrip } from './session-strip.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 5, 3, 14, 7, 30) });
});
afterEach(() => {
  session.signedOut();
  vi.useRealTimers();
});

/** The strip of a session that has lasted this long, as the server said. */
async function show(elapsedMs: number) {
  const account = sampleAccount();
  own({ account });
  const id = 's1';
  const summary = { id, gameIdentity: 'x', currency: 'EUR', startedAt: '', elapsedMs, staked: 12, paid: 4.5 };
  queryClient.setQueryData(gameSessionQuery(id, account.version).queryKey, { data: summary, meta: undefined });
  await act(async () => renderSite(<SessionStrip sessionId={id} />));
}
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it('[S3] [S6] shows beside a game the balance, the time of day, how long it lasts and the net result', async () => {
  await show(65_000);
  expect(facts().slice(1)).toEqual([
    ['Now', '14:07'],
    ['Time', '1:05'],
    ['Won or lost', '-€7.50'],
  ]);
  expect(facts()[0]![0]).toBe('Balance');
  expect(screen.getByRole('link', { name: 'Limits' })).toBeDefined();
});

it('[S3] goes on counting where the clock of the device is set back', async () => {
  await show(3_600_000);
  vi.setSystemTime(new Date(2026, 5, 3, 12, 7, 30));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  const { Now: now, Time: time } = Object.fromEntries(facts());
  expect(now).toBe('12:07');
  expect(time).toMatch(/^1:00:0[23]$/);
});

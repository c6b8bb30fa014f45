import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { AddressDeposit } from '../deposit/address-deposit.tsx';
import { account, knowBonuses, method, waitingCode } from './testing.ts';
import { money } from '../testing.ts';

/** What was asked for an address so far. */
const asked = () =>
  sentChanges().flatMap(([, path, body]) => (path.endsWith('/invoices/deposit') ? [body as Record<string, unknown>] : []));
const bonuses = () => asked().map(({ bonusId, isBonusDecline }) => (isBonusDecline ? 'declined' : (bonusId ?? 'code')));

function show(known?: Parameters<typeof knowBonuses>[0]) {
  knowBonuses(known);
  const to = { ...method, type: 'address' as const };
  return renderSite(<AddressDeposit account={account} method={to} money={money} onDone={() => undefined} onStarted={undefined} />);
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('[BON-05] [DEP-08] takes the first offer at an address, whatever amount it asks for', async () => {
  show();
  await expect.poll(bonuses).toEqual(['half']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Welcome/ }).disabled).toBe(false);
});

it('[DEP-08] asks again 1000 ms after another bonus, a decline and a code were chosen', async () => {
  const { user } = show({ codes: [waitingCode()] });
  await expect.poll(bonuses).toEqual(['code']);
  await user.click(screen.getByRole('radio', { name: /Welcome/ }));
  await pass(800);
  expect(bonuses()).toEqual(['code']);
  await user.click(screen.getByRole('radio', { name: /Half more/ }));
  await pass(800);
  expect(bonuses()).toEqual(['code']);
  await pass(300);
  await expect.poll(bonuses).toEqual(['code', 'half']);
  await user.click(screen.getByRole('radio', { name: /^No bonus/ }));
  await pass(1100);
  await expect.poll(bonuses).toEqual(['code', 'half', 'declined']);
});

it('sends a decline that was chosen just before the wallet was closed: coins may be on their way', async () => {
  const { user, unmount } = show();
  await expect.poll(bonuses).toEqual(['half']);
  await user.click(screen.getByRole('radio', { name: /^No bonus/ }));
  unmount();
  await expect.poll(bonuses).toEqual(['half', 'declined']);
});

it('asks for no address again when the wallet is closed and nothing else was chosen', async () => {
  const { unmount } = show();
  await expect.poll(bonuses).toEqual(['half']);
  unmount();
  await pass(1100);
  expect(bonuses()).toEqual(['half']);
});

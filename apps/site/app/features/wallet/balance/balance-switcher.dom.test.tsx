import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAccount } from '#app/queries/accounts.ts';
import { session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { BalanceSwitcher } from './balance-switcher.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  session.signedOut();
  vi.useRealTimers();
});

it('says the balance to who does not see it every ten seconds while rounds are played, and not with each of them', async () => {
  const account = sampleAccount();
  own({ account });
  await act(async () => renderSite(<BalanceSwitcher isOpen={false} onOpenChange={() => undefined} />));
  const said = new Set<string>();
  for (let round = 1; round <= 10; round += 1) {
    await act(async () => showAccount({ ...account, balance: round, version: account.version + round }));
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
    said.add(screen.getByRole('status').textContent);
  }
  expect([...said]).toEqual(['', 'Your balance is €3.00', 'Your balance is €6.00', 'Your balance is €9.00']);
});

import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAccount } from '#app/queries/accounts.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { forgetSentCalls, sentCalls } from '#testing/sent-calls.ts';
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

it('shows the balance where the currencies cannot be had, and asks for them again only now and then', async () => {
  own();
  const known = queryClient.getQueryData(currenciesQuery.queryKey)!;
  queryClient.removeQueries({ queryKey: currenciesQuery.queryKey });
  forgetSentCalls();
  await act(async () => renderSite(<BalanceSwitcher isOpen={false} onOpenChange={() => undefined} />));
  const asked = () => sentCalls().filter(([, path]) => path.startsWith('/api/settings/currencies')).length;
  await act(async () => void (await vi.advanceTimersByTimeAsync(12_000)));
  expect(screen.getByRole('button', { name: /^Balance/ })).toBeDefined();
  expect(asked()).toBeGreaterThan(1);
  expect(asked()).toBeLessThan(6);
  queryClient.setQueryData(currenciesQuery.queryKey, known);
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  expect(screen.getByRole('button', { name: /^Balance/ }).textContent).toContain('€');
  const before = asked();
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(asked()).toBe(before);
});

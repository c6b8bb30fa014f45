import { act, screen, waitFor, within } from '@testing-library/react';
import type { Limit } from '@verdigale/contract';
import { afterEach, expect, it } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { playTimeQuery } from '#app/queries/play-time.ts';
import { limitsQuery, spendingQuery } from '#app/queries/player.ts';
import { helpQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { samplePlayTime } from '#testing/sample-play-time.ts';
import { SpentSection } from './spending/spent-section.tsx';
import { waitForNext } from './use-limits.ts';
import { LimitsPage } from './limits-page.tsx';
import { sampleLimit, sampleSpending } from '#testing/sample-limits.ts';

afterEach(() => session.signedOut());

const spending = sampleSpending([
  [60, 30],
  [0, -12.5],
]);

/** The page of a player who has these. */
async function show(limits: Limit[]) {
  own();
  queryClient.setQueryData(limitsQuery.queryKey, { data: limits, meta: undefined });
  queryClient.setQueryData(helpQuery.queryKey, { data: [], meta: undefined });
  queryClient.setQueryData(playTimeQuery.queryKey, { data: samplePlayTime(), meta: undefined });
  queryClient.setQueryData(spendingQuery({ currency: 'EUR', period: 'weekly' }).queryKey, { data: spending, meta: undefined });
  return act(async () => renderSite(<LimitsPage />));
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const waiting = (isAwaitingConfirmation: boolean, change: Partial<Limit> = {}) =>
  sampleLimit({ effectiveAt: inHours(isAwaitingConfirmation ? -1 : 5), isAwaitingConfirmation, ...change });

it('[LIM-02] shows limits by period, deposits first, and what of them is used', async () => {
  await show([
    sampleLimit({ id: 'm', period: 'monthly', definition: 1, amount: 0, currentAmount: 0 }),
    sampleLimit({ id: 'l', definition: 2 }),
    sampleLimit({ id: 'w' }),
  ]);
  const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(groups.slice(0, 2)).toEqual(['Weekly', 'Monthly']);
  expect(screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
    'Weekly deposit limit',
    'Weekly loss limit',
    'Monthly stake limit',
  ]);
  const [deposit, , nothing] = screen.getAllByRole('meter');
  expect([deposit!.getAttribute('aria-valuetext'), deposit!.getAttribute('aria-valuenow')]).toEqual(['€40.00 of €100.00', '40']);
  // Of a limit of nothing all is used.
  expect([nothing!.getAttribute('aria-valuenow'), nothing!.getAttribute('aria-valuemax')]).toEqual(['1', '1']);
});

it('[LIM-02] names the currency of each once there are more than two periods', async () => {
  const of = (period: string, currency: string) => sampleLimit({ id: period, period, currency });
  const named = () => screen.getAllByRole('meter').map((meter) => /EUR|USD/.exec(meter.closest('li')!.textContent)?.[0]);
  const two = [of('daily', 'EUR'), of('weekly', 'USD')];
  const { unmount } = await show(two);
  expect(named()).toEqual([undefined, undefined]);
  unmount();
  await show([...two, of('monthly', 'EUR')]);
  expect(named()).toEqual(['EUR', 'USD', 'EUR']);
});

it('offers another try for what was spent where the accounts cannot be had', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  await act(async () => renderSite(<SpentSection />));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('begins with what was spent: figures, a sentence, and every figure of the picture in a table', async () => {
  const { user } = await show([]);
  expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('What you have spent');
  expect((await screen.findByText('Won today')).nextSibling?.textContent).toBe('€12.50');
  expect(screen.getByText('Since 8 June 2030 you have deposited €60.00 and lost €17.50.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'All figures' }));
  const rows = within(screen.getByRole('table', { name: 'What you have spent' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['From', 'Deposited', 'Staked', 'Lost'],
    ['9 June 2030', '€0.00', '€12.50', '-€12.50'],
    ['8 June 2030', '€60.00', '€30.00', '€30.00'],
  ]);
});

it('[LIM-02] begins in advanced mode, deposits first, and shows less only when the player says so', async () => {
  const { user } = await show([]);
  const offered = () => screen.getAllByRole('link', { name: /^(Set a|Take|Exclude)/ }).map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Set a deposit limit', 'Set a loss limit', 'Set a stake limit', 'Take a break', 'Exclude yourself']);
  await user.click(screen.getByRole('switch', { name: 'Show every kind' }));
  expect(offered()).toEqual(['Set a loss limit', 'Set a stake limit', 'Take a break']);
});

it('[LIM-01] a looser limit that waits can be dropped, and not yet be confirmed', async () => {
  const limit = waiting(false, { pendingExist: true });
  const { user } = await show([limit, { ...limit, status: 2, amount: 200 }]);
  expect(screen.getByText(/^You asked for €200\.00\. It applies only if you confirm it/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep €100.00' }));
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/limits/limit-1', { period: 'weekly', amount: 100 }]]));
});

it('[LIM-01] what waits at another platform is told, with its date, and can be changed though an end was asked for before', async () => {
  const limit = sampleLimit({ pendingExist: true, cancelProcess: true });
  await show([limit, sampleLimit({ id: 'next', status: 2, amount: 200, expiredAt: '2030-06-12T00:00:00.000Z' })]);
  expect(screen.getByText(/^You asked for €200\.00\. .*2030/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change' })).toBeDefined();
});

it('[LIM-01] [L11] the own limit is kept at its own amount, whatever stricter one an operator has set', async () => {
  const { user } = await show([waiting(true, { cancelProcess: true, setBy: 'operator', amount: 50, ownAmount: 100 })]);
  await user.click(screen.getByRole('button', { name: 'Keep €100.00' }));
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/limits/limit-1', { period: 'weekly', amount: 100 }]]));
});

it('[LIM-01] once its day is over it is confirmed by the same once more, or the limit is kept', async () => {
  const limit = waiting(true, { pendingExist: true });
  const { user } = await show([limit, { ...limit, status: 2, amount: 200 }]);
  const [keep, confirm] = ['Keep €100.00', 'Change to €200.00'].map((name) => screen.getByRole('button', { name }));
  expect(keep!.className).toBe(confirm!.className);
  await user.click(confirm!);
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/limits/limit-1', { period: 'weekly', amount: 200 }]]));
});

it('[LIM-01] the end of a limit is asked for after a question', async () => {
  const { user } = await show([sampleLimit()]);
  await user.click(screen.getByRole('button', { name: 'End' }));
  const question = await screen.findByRole('alertdialog', { name: 'End this limit?' });
  await user.click(within(question).getByRole('button', { name: 'Ask to end it' }));
  await waitFor(() => expect(sentChanges()).toEqual([['DELETE', '/api/player/limits/limit-1', undefined]]));
});

it('[LIM-01] a limit that is to end is not changed meanwhile, and ends by the same request once more', async () => {
  const { user } = await show([waiting(true, { cancelProcess: true })]);
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End the limit' }));
  await waitFor(() => expect(sentChanges()).toEqual([['DELETE', '/api/player/limits/limit-1', undefined]]));
});

it('[LIM-01] the focus goes on in the limit when it is kept, and in the limits when it ends', async () => {
  const ending = waiting(true, { cancelProcess: true });
  const other = sampleLimit({ id: 'other', definition: 2 });
  const { user } = await show([ending, other]);
  const become = (limits: Limit[]) =>
    act(async () => void queryClient.setQueryData(limitsQuery.queryKey, { data: limits, meta: undefined }));
  const focused = () => document.activeElement!;
  await user.click(screen.getByRole('button', { name: 'Keep €100.00' }));
  await become([sampleLimit(), other]);
  await waitFor(() => expect(focused()).toBe(screen.getAllByRole('meter').map((meter) => meter.closest('li'))[0]));
  await become([ending, other]);
  await user.click(await screen.findByRole('button', { name: 'End the limit' }));
  await become([other]);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Your limits' })));
});

it('[LIM-01] [L11] an operator’s limit says so, and is lowered but not ended by the player', async () => {
  await show([sampleLimit({ setBy: 'operator' })]);
  expect(screen.getByText(/^Set by us\. You can lower it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
});

it('[LIM-01] a break stands above all, and can be made longer only', async () => {
  await show([sampleLimit({ definition: 5, amount: null, currentAmount: null, currency: null, period: '1_week', expiredAt: inHours(49) })]);
  expect(screen.getByRole('heading', { level: 2, name: /^You are taking a break until / })).toBeDefined();
  expect(screen.getByText('2 days left')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Make it longer' }).getAttribute('href')).toContain('self-exclusion-limit=break');
  expect(screen.queryByRole('link', { name: 'Take a break' })).toBeNull();
});

it('asks again a minute after the next limit begins anew or can be confirmed', () => {
  const now = Date.parse('2030-06-09T23:00:00Z');
  const [hour, minute] = [3_600_000, 60_000];
  expect(waitForNext([sampleLimit()], now)).toBe(hour + minute);
  expect(waitForNext([sampleLimit({ effectiveAt: '2030-06-09T23:30:00.000Z' })], now)).toBe(hour / 2 + minute);
  expect(waitForNext([sampleLimit()], now + hour + minute)).toBeNull();
  expect(waitForNext([], now)).toBeNull();
});

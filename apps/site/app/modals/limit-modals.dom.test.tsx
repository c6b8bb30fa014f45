import { act, screen, waitFor, within } from '@testing-library/react';
import type { Account, Limit } from '@verdigale/contract';
import { toasts } from '@verdigale/ui/toast';
import { afterEach, describe, expect, it } from 'vitest';
import { sentChanges } from '#testing/sent-calls.ts';
import { sampleLimit } from '#testing/sample-limits.ts';
import type { RootData } from '#app/root-data.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { limitsQuery } from '#app/queries/player.ts';
import { constantsQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { own } from '#testing/own-bonuses.ts';
import { renderSite } from '#testing/render-site.tsx';
import { rootDataFor } from '#testing/root-data-for.ts';
import { sampleAccount } from '#testing/sample-bonuses.ts';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

afterEach(() => session.signedOut());

const items = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const periods = {
  cashPeriod: items('daily', 'weekly', 'monthly'),
  coolingOffPeriod: items('1_day', '1_week'),
  selfExclusionPeriod: items('3_months', 'forever'),
  products: ['casino', 'sportsbook'],
};
type Key = 'add-cash-limit' | 'edit-cash-limit' | 'self-exclusion-limit';

const { settings } = rootDataFor({});
const client = { clientHost: '/client', clientId: 'x', sportsBookTheme: null, sportsBookStyles: null, allowParentUrlUpdate: false };
const withBetting = { settings: { ...settings, betting: client } };

interface Shown {
  accounts?: Account[];
  constants?: typeof periods & { holdAcrossCurrencies?: boolean };
  root?: Partial<RootData>;
}

async function open(key: Key, value: string, limits: Limit[] = [], shownWith: Shown = {}) {
  const { accounts = [sampleAccount()], constants = periods, root = {} } = shownWith;
  own();
  queryClient.setQueryData(accountsQuery.queryKey, { data: accounts, meta: undefined });
  queryClient.setQueryData(limitsQuery.queryKey, { data: limits, meta: undefined });
  queryClient.setQueryData(constantsQuery.queryKey, { data: { player: { limit: constants } }, meta: undefined } as never);
  await modals[key].preload();
  const shown = await act(async () => renderSite(<ModalHost />, { url: `/profile/limits?${key}=${value}`, root }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, ...shown };
}

/** What a change is answered with comes late: without waiting for it, it would appear in the next test. */
const alerted = () => waitFor(() => expect(toasts.visible()).toHaveLength(1));

it.each(['add-cash-limit', 'edit-cash-limit', 'self-exclusion-limit'] as const)(
  '[MODAL-06] %s is for players, and opens for whatever its flag says',
  async (key) => {
    expect(modalRules[key].access).toBe('player');
    const { dialog } = await open(key, 'true');
    expect(dialog.getByRole('heading', { level: 2 }).textContent).not.toBe('');
  },
);

describe('add-cash-limit', () => {
  it('[LIM-01] [LIM-04] proposes the shortest period and no amount, and sets what the player says', async () => {
    const { dialog, user } = await open('add-cash-limit', '3');
    expect(dialog.getByRole('heading', { name: 'Set a deposit limit' })).toBeDefined();
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value).toBe('');
    await user.click(dialog.getByRole('radio', { name: 'Weekly' }));
    await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '12.5');
    await user.click(dialog.getByRole('button', { name: 'Set the limit' }));
    const body = { definition: 3, period: 'weekly', currency: 'EUR', amount: 12.5 };
    await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/player/limits', body]]));
    await alerted();
  });

  it.each([true, false])(
    'says of a limit in one of several currencies whether it counts what is done in all: %s',
    async (holdAcrossCurrencies) => {
      const accounts = [sampleAccount(), sampleAccount({ id: 'usd', currency: 'USD' })];
      const { dialog } = await open('add-cash-limit', '3', [], { accounts, constants: { ...periods, holdAcrossCurrencies } });
      expect(dialog.queryByText(/^It counts all your accounts together/) !== null).toBe(holdAcrossCurrencies);
    },
  );

  it('[LIM-04] offers the periods of the settings', async () => {
    const cashPeriod = items('daily', 'monthly');
    const { dialog } = await open('add-cash-limit', '3', [], { constants: { ...periods, cashPeriod } });
    expect(dialog.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['daily', 'monthly']);
  });

  it('[LIM-04] without a definition the kind is chosen, deposits unless another one is', async () => {
    const { dialog, user } = await open('add-cash-limit', 'true', [sampleLimit({ period: 'daily', definition: 2 })]);
    expect(dialog.getByRole('heading', { name: 'Set a limit' })).toBeDefined();
    const period = () => dialog.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? radio.value : []));
    expect([dialog.getByRole('tab', { selected: true }).textContent, period()]).toEqual(['Deposits', ['daily']]);
    await user.click(dialog.getByRole('tab', { name: 'Losses' }));
    expect(period()).toEqual(['weekly']);
    await user.type(dialog.getByRole('textbox', { name: /^Amount/ }), '5');
    await user.click(dialog.getByRole('button', { name: 'Set the limit' }));
    const body = { definition: 2, period: 'weekly', currency: 'EUR', amount: 5 };
    await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/player/limits', body]]));
    await alerted();
  });

  it('[LIM-01] takes 0 to 1,000,000', async () => {
    const { dialog, user } = await open('add-cash-limit', '2');
    await user.click(dialog.getByRole('radio', { name: 'Daily' }));
    const amount = dialog.getByRole('textbox', { name: /^Amount/ });
    const submit = dialog.getByRole('button', { name: 'Set the limit' });
    await user.type(amount, '1000000.01');
    await user.tab();
    expect(dialog.getByText('Enter an amount from €0.00 to €1,000,000.00')).toBeDefined();
    expect(submit.getAttribute('aria-disabled')).toBe('true');
    await user.clear(amount);
    await user.type(amount, '0');
    expect(submit.getAttribute('aria-disabled')).toBeNull();
  });

  it('[LIM-04] closes a period whose currencies are all used, and a pair that is', async () => {
    const dollars = sampleAccount({ id: 'a-2', currency: 'USD', status: 2 });
    const limits = [sampleLimit(), sampleLimit({ id: 'b', currency: 'USD' }), sampleLimit({ id: 'c', period: 'daily' })];
    const { dialog, user } = await open('add-cash-limit', '3', limits, { accounts: [sampleAccount(), dollars] });
    const isOff = (name: RegExp) => (dialog.getByRole('radio', { name }) as HTMLInputElement).disabled;
    expect([isOff(/^Daily/), isOff(/^Weekly/), isOff(/^Monthly/)]).toEqual([false, true, false]);
    await user.click(dialog.getByRole('radio', { name: 'Daily' }));
    expect(dialog.getByText('You already have a limit for this period and currency. Change that one.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: /^EUR/ }));
    expect(screen.getByRole('option', { name: 'EUR' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'USD' }));
    expect(dialog.queryByText(/^You already have a limit/)).toBeNull();
  });
});

it('edit-cash-limit says that the limits did not load, not that this one is gone', async () => {
  own();
  await modals['edit-cash-limit'].preload();
  await act(async () => renderSite(<ModalHost />, { url: '/profile/limits?edit-cash-limit=limit-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Your limits did not load')).toBeDefined();
  expect(dialog.queryByText('This limit is no longer there.')).toBeNull();
});

it('[LIM-01] [L11] edit-cash-limit only lowers what an operator has set', async () => {
  const { dialog, user } = await open('edit-cash-limit', 'limit-1', [sampleLimit({ setBy: 'operator' })]);
  const submit = dialog.getByRole('button', { name: 'Change the limit' });
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  await user.clear(amount);
  await user.type(amount, '150');
  expect(dialog.getByText('This limit is set by us: you can only lower it')).toBeDefined();
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await user.clear(amount);
  await user.type(amount, '50');
  expect(submit.getAttribute('aria-disabled')).toBeNull();
});

it('[LIM-01] [LIM-04] edit-cash-limit sends another amount, neither the same nor zero, and says when it holds', async () => {
  const { dialog, user } = await open('edit-cash-limit', 'limit-1', [sampleLimit()]);
  expect(dialog.getByRole('heading', { name: 'Change the weekly deposit limit' })).toBeDefined();
  const submit = dialog.getByRole('button', { name: 'Change the limit' });
  const amount = dialog.getByRole('textbox', { name: /^Amount/ });
  expect([submit.getAttribute('aria-disabled'), (amount as HTMLInputElement).value]).toEqual(['true', '100']);
  await user.clear(amount);
  await user.type(amount, '0');
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  await user.click(submit);
  expect(sentChanges()).toEqual([]);
  await user.type(amount, '150');
  expect(dialog.getByText(/^A higher one applies only after at least 24 hours/)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '50');
  expect(dialog.getByText('A lower limit applies at once.')).toBeDefined();
  await user.click(submit);
  await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/limits/limit-1', { period: 'weekly', amount: 50 }]]));
  await alerted();
});

describe('self-exclusion-limit', () => {
  it('[LIM-01] [LIM-04] a break is chosen, read and begun, and nothing is sent before', async () => {
    const { dialog, user } = await open('self-exclusion-limit', 'break');
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await user.click(dialog.getByRole('radio', { name: /^1 week/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toMatch(/^Until /);
    expect(dialog.getByText('You can sign in, withdraw, and read your history.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^1 week/ }).checked).toBe(true);
    expect(sentChanges()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Begin the break' }));
    await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/player/limits', { definition: 5, period: '1_week' }]]));
    await alerted();
  });

  it('[LIM-01] a break that runs is lengthened, never shortened', async () => {
    const expiredAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const pause = sampleLimit({ id: 'p', definition: 5, period: '3_days', amount: null, currency: null, expiredAt });
    const { dialog, user } = await open('self-exclusion-limit', 'break', [pause]);
    expect(dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([true, false]);
    await user.click(dialog.getByRole('radio', { name: /^1 week/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(dialog.getByRole('button', { name: 'Begin the break' }));
    await waitFor(() => expect(sentChanges()).toEqual([['PUT', '/api/player/limits/p', { period: '1_week' }]]));
    await alerted();
  });

  it.each([
    [
      'break',
      'Casino games',
      'You cannot play casino games for money.',
      'Begin the break',
      { definition: 5, period: '1_week', product: 'casino' },
    ],
    ['exclusion', 'Sports bets', 'You cannot bet on sport.', 'Exclude me', { definition: 4, period: '3_months', product: 'sportsbook' }],
  ])('[X3] a %s from %s alone is chosen, read and begun', async (kind, product, point, confirm, body) => {
    const { dialog, user } = await open('self-exclusion-limit', kind, [], { root: withBetting });
    await user.click(dialog.getByRole('radio', { name: product }));
    await user.click(dialog.getByRole('radio', { name: kind === 'break' ? /^1 week/ : /^3 months/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByText(point)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/player/limits', body]]));
    await alerted();
  });

  it('[LIM-01] one for good says so before it is begun', async () => {
    const { dialog, user } = await open('self-exclusion-limit', 'exclusion');
    await user.click(dialog.getByRole('radio', { name: /^For good/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(dialog.getByRole('heading', { level: 3, name: 'For good' })).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Exclude me' }));
    await waitFor(() => expect(sentChanges()).toEqual([['POST', '/api/player/limits', { definition: 4, period: 'forever' }]]));
    await alerted();
  });
});

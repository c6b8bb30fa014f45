import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOffer } from '#app/bonuses/testing.ts';
import { sampleBonus, sampleSpins } from '#testing/sample-bonuses.ts';
import { own } from '#testing/own-bonuses.ts';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import { modalRules } from '#app/modal-flags/modal-rules.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { ModalHost } from './modal-host.tsx';
import { modals } from './registry.ts';

afterEach(() => session.signedOut());

const running = sampleBonus();
const reload = sampleBonus({ id: 'own-2', name: 'Reload', status: 1, amount: 20, balance: 0, currentWagerAmount: 0 });

async function open(key: ModalKey, value: string, params = '') {
  await modals[key].preload();
  const shown = await act(async () => renderSite(<ModalHost />, { url: `/profile/bonuses?${key}=${value}${params}` }));
  const dialog = await screen.findByRole(/change|cancel-(active|issued)/.test(key) ? 'alertdialog' : 'dialog');
  return { dialog: within(dialog), ...shown };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const texts = (dialog: Dialog, tag: 'dt' | 'dd') =>
  dialog.getAllByRole(tag === 'dt' ? 'term' : 'definition').map((element) => element.textContent);

it.each([
  'bonus-cancel-lock',
  'change-active-bonus',
  'cancel-active-bonus',
  'cancel-issued-bonus',
  'cancel-unsettled-bonus',
  'package-bonus',
  'bonus-details',
  'max-bets',
  'restricted-bets',
] as const)('[MODAL-06] %s is for players, and opens for whatever its flag says', async (key) => {
  expect(modalRules[key].access).toBe('player');
  own();
  const { dialog } = await open(key, 'true');
  expect(dialog.getByRole('heading', { level: 2 }).textContent).not.toBe('');
});

it.each([
  ['bonus-details', 'own-1'],
  ['cancel-active-bonus', 'own-1'],
  ['change-active-bonus', 'own-2'],
  ['cancel-unsettled-bonus', 'own-1'],
] as const)('%s says that the bonus did not load, not that it is over', async (key, value) => {
  own();
  queryClient.removeQueries({ queryKey: ['game.playerBonuses.list'] });
  const { dialog } = await open(key, value);
  expect(await dialog.findByText('Your bonuses did not load')).toBeDefined();
  expect(dialog.queryByText(/no longer on your list/)).toBeNull();
});

it('package-bonus says that the account did not load, and waits for nothing that cannot come', async () => {
  own();
  queryClient.removeQueries({ queryKey: accountsQuery.queryKey });
  const { dialog } = await open('package-bonus', 'w');
  expect(await dialog.findByText('Your bonuses did not load')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeDefined();
});

describe('[MODAL-10] the three questions share one screen', () => {
  it.each([
    ['change-active-bonus', 'own-2', 'Start it', '/api/game/player-bonuses/own-2/activate'],
    ['cancel-active-bonus', 'own-1', 'Give it up', '/api/game/player-bonuses/own-1/cancel'],
    ['cancel-issued-bonus', 'own-2', 'Give it up', '/api/game/player-bonuses/own-2/cancel'],
  ] as const)('%s: the word that keeps comes first, the other one makes the call', async (key, value, confirm, call) => {
    own({ bonuses: [running, reload] });
    const { dialog, user } = await open(key, value);
    const words = dialog.getAllByRole('button').map((button) => button.textContent);
    expect(words.slice(-2)).toEqual([expect.stringMatching(/^(Keep|Leave) it/), confirm]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    expect(sentChanges().map(([, path]) => path)).toContain(call);
  });
});

describe('[BON-03] what is told before a bonus ends', () => {
  it('names what goes and what stays', async () => {
    own({ bonuses: [running] });
    const { dialog } = await open('cancel-active-bonus', 'own-1');
    expect(texts(dialog, 'dt')).toEqual(['What goes', 'What stays']);
    expect(texts(dialog, 'dd')).toEqual(['€38.50 of bonus money', 'What was staked for it: €120.00', 'Your own money, €20.00']);
  });

  it('names both bonuses where one takes the place of the other', async () => {
    own({ bonuses: [running, reload] });
    const { dialog } = await open('change-active-bonus', 'own-2');
    expect(dialog.getByText('“Reload” starts, and “Welcome” ends: one bonus runs at a time.')).toBeDefined();
    expect(texts(dialog, 'dd')[0]).toBe('€38.50 of bonus money');
  });

  it('names the sum of one that was not started, though nothing of it is booked yet', async () => {
    own({ bonuses: [reload] });
    const { dialog } = await open('cancel-issued-bonus', 'own-2');
    expect(texts(dialog, 'dd')[0]).toBe('The bonus, €20.00');
  });

  it('counts the free spins that go', async () => {
    own({ spins: [sampleSpins({ status: 2, usedCount: 8 })] });
    const { dialog } = await open('cancel-active-bonus', 'spins-1');
    expect(texts(dialog, 'dd')[0]).toBe('Free spins not used yet: 12');
  });

  it('says why a locked one stays, and what is left to stake', async () => {
    own({ bonuses: [sampleBonus({ isBonusCancelLock: true })] });
    const { dialog } = await open('bonus-cancel-lock', 'own-1');
    expect(dialog.getByText(/Under its terms it runs to its end/)).toBeDefined();
    expect(dialog.getByText(/Still to stake: €280\.00/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Give/ })).toBeNull();
  });

  it('counts open rounds', async () => {
    own({ bonuses: [sampleBonus({ openedTransactionsCount: 2 })] });
    const { dialog } = await open('cancel-unsettled-bonus', 'own-1');
    expect(dialog.getByText(/have no result yet: 2|no result yet: 2/)).toBeDefined();
  });
});

describe('[BON-07] all there is to know', () => {
  it('of a bonus, written from the data that enforces it', async () => {
    own({ bonuses: [sampleBonus({ isBonusCancelLock: true, cashable: false, maxWinMultiplier: 3 })] });
    const { dialog } = await open('bonus-details', 'own-1');
    const fact = (name: string) => dialog.getByText(name).nextElementSibling?.textContent;
    expect(fact('To be staked')).toBe('10 × the bonus');
    expect(fact('In all')).toBe('€400.00');
    expect(fact('Most you can win with it')).toBe('€120.00');
    expect(fact('At the end')).toMatch(/^The bonus itself goes/);
    expect(fact('Giving up')).toBe('Not once staking has begun');
    expect(fact('Time to stake')).toBe('7 days');
  });

  it.each([
    [{}, 'No cap'],
    [{ maxWinAmount: 100 }, '€100.00'],
    [{ maxWinMultiplier: 3 }, '3 × the bonus at most'],
    [{ maxWinAmount: 100, maxWinMultiplier: 3 }, '€100.00 · 3 × the bonus at most'],
  ])('of the cap of free spins: %j', async (cap, words) => {
    own({ spins: [sampleSpins(cap)] });
    const { dialog } = await open('bonus-details', 'spins-1');
    expect(dialog.getByText('Most you can win with it').nextElementSibling?.textContent).toBe(words);
  });

  it('of a package that a deposit brings', async () => {
    const pack = { id: 'w', name: 'Welcome package' };
    const spins = { id: 'x', name: 'n', currency: 'EUR', originalCurrency: 'EUR', price: 0.1, quantity: 50 };
    own({
      offers: [
        sampleOffer({ id: 'o1', name: 'First', type: 1, package: pack, assignConditions: { baseCurrencyAmount: 10 } }),
        sampleOffer({ id: 'o2', name: 'Second', type: 3, package: pack, assignConditions: { presets: [spins] } }),
      ],
    });
    const { dialog } = await open('package-bonus', 'w');
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^First.*€10\.00/),
      expect.stringMatching(/^Second.*50 free spins/),
    ]);
  });
});

describe('what a refused bet leads to', () => {
  it('[GAME-06] max-bets names the bonus whose limit it is', async () => {
    own({ bonuses: [running] });
    const { dialog } = await open('max-bets', '5', '&currency=EUR');
    expect(dialog.getByText(/While “Welcome” runs, a stake that uses bonus money may be €5\.00 at most/)).toBeDefined();
  });

  it('[GAME-06] restricted-bets shows how far the bonus is', async () => {
    own({ bonuses: [running] });
    const { dialog } = await open('restricted-bets', 'casino');
    expect(dialog.getByText(/Your bonus “Welcome” is for the other part/)).toBeDefined();
    expect(dialog.getByRole('progressbar').getAttribute('aria-valuetext')).toContain('€120.00 of €400.00 staked');
  });
});

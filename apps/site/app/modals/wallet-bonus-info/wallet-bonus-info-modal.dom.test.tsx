import { act, screen, within } from '@testing-library/react';
import type { Account, Profile } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleCurrencies, sampleOffer, samplePreset } from '#app/bonuses/testing.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { depositBonusesQuery } from '#app/queries/bonuses.ts';
import { gamesQuery } from '#app/queries/games.ts';
import { currenciesQuery } from '#app/queries/settings.ts';
import { queryClient, session } from '#app/session/index.ts';
import { sampleGame } from '#testing/sample-game.ts';
import { renderSite } from '#testing/render-site.tsx';
import { ModalHost } from '../modal-host.tsx';
import { modals } from '../registry.ts';

const pack = { id: 'pack', name: 'Welcome' };
const spins = sampleOffer({
  id: 'spins',
  name: 'Spins',
  type: 3,
  assignConditions: { presets: [samplePreset(20)], gameId: 'copper-canyon' },
  package: pack,
  packagePriority: 2,
  maxWinMultiplier: 5,
  terms: {
    wagerBase: 'winnings',
    contribution: { default: 1000, types: { table: 100 }, providers: {}, games: {} },
    excludedGames: ['red-or-black'],
  },
});
const cash = sampleOffer({
  id: 'cash',
  name: 'Money',
  type: 2,
  assignConditions: { depositPercentage: 100 },
  triggerConditions: { baseCurrencyInvoiceAmountFrom: 20, baseCurrencyInvoiceAmountTo: 200 },
  package: pack,
  packagePriority: 1,
  sticky: true,
  cashable: false,
  isBonusCancelLock: true,
  terms: { wagerBase: 'bonus-and-deposit' },
});

function know(data: Parameters<typeof queryClient.setQueryData>[1], key: readonly unknown[]) {
  queryClient.setQueryData(key, { data, meta: undefined });
}

beforeEach(async () => {
  session.signedIn({ accessToken: 'token', profile: {} as Profile });
  know(sampleCurrencies, currenciesQuery.queryKey);
  know([{ id: 'a', currency: 'EUR', status: 1, version: 1 } as Account], accountsQuery.queryKey);
  know([spins, cash], depositBonusesQuery('EUR', 'en').queryKey);
  know([sampleGame()], gamesQuery({ identity: ['copper-canyon'], perPage: 50 }).queryKey);
  know(
    [sampleGame({ id: 'g2', identity: 'red-or-black', name: 'Red or Black' })],
    gamesQuery({ identity: ['red-or-black'], perPage: 50 }).queryKey,
  );
  await modals['wallet-bonus-info'].preload();
});
afterEach(() => session.signedOut());

async function open(id: string) {
  await act(async () => renderSite(<ModalHost />, { url: `/?wallet-bonus-info=${id}` }));
  return within(await screen.findByRole('dialog', { name: 'Terms of the offer' }));
}

it('[BON-07] [MODAL-06] says of each part of a package what it gives and what it asks for', async () => {
  const dialog = await open('spins');
  expect(await dialog.findByRole('heading', { name: 'Welcome' })).toBeDefined();
  const [money, free] = dialog
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('dl'))
    .map((item) => item.textContent);
  expect(money).toMatch(/^Money.*100% of your deposit.*€20\.00 to €200\.00.*10 × bonus and deposit together/);
  expect(money).toContain('Your deposit is locked until the bonus ends');
  expect(money).toContain('Not once you have begun to stake it');
  expect(money).toContain('At the end the bonus itself is taken off');
  expect(free).toMatch(/^Spins.*20 free spins of €0\.10 each in Copper Canyon.*10 × what the spins win/);
  expect(free).toContain('All other casino games: 100%Table games: 10%Red or Black: does not count');
  expect(free).toContain('5 × the bonus at most');
});

it('[BON-07] says that an offer is over when the player can no longer have it', async () => {
  expect(await (await open('true')).findByText('This offer is over')).toBeDefined();
});

import type { Account, Game } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { fillIn, fillInPush } from './fill-in.ts';

// That nothing is missing afterwards is shown with real answers: tests/conformance/wire/our-site.ts.

it('leaves what our own platform says as it is', () => {
  const said = {
    data: [
      { id: 'g1', customImages: {}, isAvailable: false, isStopped: true, colours: ['#ffffff'], rtp: 96, highestRtp: 97, maxWin: 5000 },
    ],
  };
  expect(fillIn('game.games.list', said)).toEqual(said);
  const bare = { data: [{ id: 'c1' }], meta: undefined };
  expect(fillIn('game.collections', bare)).toBe(bare);
});

it('has a game of another platform playable: it lists no others', () => {
  const { data } = fillIn('game.games.get', { data: { id: 'g1' } as Game });
  expect(data).toMatchObject({ isAvailable: true, isStopped: false, colours: [], rtp: null });
});

it('takes null for nothing where a field may be absent, as some platforms write it', () => {
  const paid = { invoiceId: 'i', action: null, fields: null, qr: null };
  for (const name of ['payment.invoices.deposit', 'payment.invoices.withdrawal'] as const)
    expect(fillIn(name, { data: paid }).data).toEqual({ invoiceId: 'i' });
  const tournament = {
    prizes: [{ place: 1, entry: null, bonusId: null }],
    leaderboard: null,
    rates: { baseCurrencyRate: 1, currencyRates: null },
  };
  expect(fillIn('retention.tournaments.get', { data: tournament }).data).toMatchObject({ leaderboard: [], rates: { currencyRates: [] } });
  expect(fillInPush({ tournament }).tournament.prizes).toEqual([{ place: 1 }]);
});

it('has locales in small letters, as addresses and the folders of texts have them', () => {
  expect(fillIn('settings.locales', { data: [{ code: 'pt-BR' }, { code: 'en' }] }).data).toEqual([{ code: 'pt-br' }, { code: 'en' }]);
  expect(fillIn('settings.countries', { data: [{ code: 'BR', locale: 'pt-BR' }] }).data).toEqual([{ code: 'BR', locale: 'pt-br' }]);
  expect(fillIn('player.profile.get', { data: { locale: 'pt-BR' } }).data).toMatchObject({ locale: 'pt-br' });
});

it('shows the pictures of another platform, its custom ones first, and leaves those that the site draws to the site', () => {
  const size = '200x300';
  const customOf = (images: object, customImages: object) =>
    fillIn('game.games.get', { data: { images, customImages } as Game }).data.customImages[size];
  const [theirs, custom] = [{ '1x': 'https://cdn.example/a.png', '2x': 'https://cdn.example/b.png' }, { '1x': '/own.png' }];
  expect(customOf({ [size]: theirs }, {})).toEqual(theirs);
  expect(customOf({ [size]: theirs }, { [size]: {} })).toEqual(theirs);
  expect(customOf({ [size]: theirs }, { [size]: custom })).toEqual(custom);
  expect(customOf({ [size]: { '1x': '/img/games/mines/200x300.avif' } }, { [size]: {} })).toEqual({});
});

it('has each state of an account newer than the one that was heard before, from calls and from the socket alike', () => {
  const account = { id: 'a1', balance: 10 } as Account;
  const versions = [
    fillIn('wallet.accounts.list', { data: [account] }).data[0]!.version,
    fillInPush({ account }).account.version,
    fillIn('wallet.accounts.switch', { data: [account] }).data[0]!.version,
  ];
  expect(versions).toEqual(versions.toSorted((one, other) => one - other));
  expect(new Set(versions).size).toBe(3);
  expect(fillInPush({ account: { ...account, version: 1 } }).account.version).toBe(1);
});

import { betStatus, type Bet } from '@verdigale/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { betsQuery } from '#app/queries/rounds.ts';
import { queryClient } from '#app/session/query-client.ts';
import { renderSite } from '#testing/render-site.tsx';
import { Bets } from './bets.tsx';

const bet = (change: Partial<Bet>): Bet => ({
  id: 'b-1',
  roundId: 'ticket-1',
  gameId: 'g-1',
  game: 'Sportsbook',
  amount: 2,
  payout: 0,
  currency: 'EUR',
  coefficient: 0,
  status: betStatus.pending,
  ticketType: 1,
  createdAt: '2026-06-03T12:00:00.000Z',
  items: [],
  ...change,
});
const leg = { stage: 1, discipline: 'Football', eventDate: '2026-06-03T18:00:00.000Z', market: 'Winner', coefficient: 1.5 };

const openTicket = {
  state: 'open',
  lines: 1,
  builderPrices: [],
  unitStake: 2,
  openStake: 2,
  bonusStake: 0,
  bonusPayout: 0,
  forfeited: 0,
  mostPayout: 20,
  owed: 0,
  rejection: null,
  cashOuts: [],
  correctedAt: null,
  voidedFor: null,
};

function keep(isSettled: boolean, data: Bet[]): void {
  const meta = { page: 1, perPage: 10, totalPages: 1, totalRows: data.length };
  queryClient.setQueryData(betsQuery({ page: 1, perPage: 10, isSettled }).queryKey, { data, meta });
}

it('[PROFILE-07] shows open bets first, without a result, and settled ones behind their tab', async () => {
  keep(false, [bet({})]);
  keep(true, [
    bet({
      status: betStatus.won,
      payout: 5,
      coefficient: 2.5,
      items: [
        { ...leg, event: 'Alder – Birch', tournament: 'Cup', outcome: 'Alder' },
        { ...leg, event: 'Cedar – Doum', tournament: 'Cup', outcome: 'Doum' },
      ],
    }),
  ]);
  const { user } = renderSite(<Bets />);
  // What it is on is not known, so it is named by where it was placed.
  expect(screen.getByRole('rowheader', { name: 'Sportsbook' })).toBeDefined();
  expect(screen.queryByText('Alder – Birch')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Payout' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Settled' }));
  expect(screen.getByRole('rowheader').textContent).toMatch(/Alder – Birch.*Cedar – Doum/);
  expect(screen.getByText('2.50')).toBeDefined();
  expect(screen.getByText(/5\.00/)).toBeDefined();
});

it.each([
  'betClosed',
  'priceChanged',
  'sportStakeTooHigh',
  'legsNotCombined',
  'eachWayChanged',
  'limitedRealGame',
  'coolingOff',
  'productRestricted',
  'playStopped',
])('says in words why a live bet was not taken: %s', (reason) => {
  const items = [{ ...leg, event: 'Alder – Birch', tournament: 'Cup', outcome: 'Alder' }];
  keep(false, [bet({ items, ticket: { ...openTicket, state: 'rejected', rejection: { code: 1, reason } } })]);
  renderSite(<Bets />);
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(facts.find((fact) => fact?.startsWith('Not taken: '))).toBeDefined();
  expect(facts).not.toContain(reason);
});

it('says of each leg what it was on and why it ended so, and of the bet what was cashed out and corrected', () => {
  const end = { isWon: true, voidFactor: '0', deadHeatFactor: '1/2', deduction: '0', reason: 'Photo finish' };
  const ticket = {
    ...openTicket,
    state: 'settled',
    lines: 3,
    owed: 1.5,
    cashOuts: [{ stake: 3, amount: 2.5, at: '2026-06-03T12:00:00.000Z' }],
    correctedAt: '2026-06-03T13:00:00.000Z',
    voidedFor: 'selfExcluded',
  };
  const total = {
    sport: 'football',
    competitors: ['Alder', 'Birch'],
    isSimulated: true,
    market: 'total',
    specifiers: 'total=2.5',
    builder: null,
    deduction: '0',
  };
  const place = { terms: { places: 3, fraction: '1/5' }, result: { ...end, isWon: false } };
  const item = { ...leg, event: 'Alder – Birch', tournament: 'Cup', discipline: 'football', outcome: 'over', stage: 2 };
  keep(false, [bet({ items: [{ ...item, leg: { ...total, outcome: 'over', result: end, place } }], ticket })]);
  renderSite(<Bets />);
  const said = screen.getByRole('rowheader').textContent;
  for (const part of [
    'Over 2.5',
    '1.50',
    'Won',
    'Total · Alder – Birch',
    'Football · Cup · Live · Simulated',
    'Photo finish',
    '1/2 of the stake',
    'Place (1/5 of the odds, first 3): Lost',
  ]) {
    expect(said).toContain(part);
  }
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const fact of [
    /Lines: 3, 2\.00\sEUR each/,
    /Cashed out 2\.50\sEUR for 3\.00\sEUR/,
    /the result changed after/,
    /you excluded yourself/,
    /1\.50\sEUR of the correction/,
  ]) {
    expect(facts).toContainEqual(expect.stringMatching(fact));
  }
});

it('says of the legs of a bet that was not taken that they were not, however their events ended', () => {
  const end = { isWon: true, voidFactor: '0', deadHeatFactor: '1', deduction: '0', reason: 'Full time: 2:1' };
  const home = { sport: 'football', competitors: ['Alder', 'Birch'], isSimulated: false, deduction: '0', market: '1x2', specifiers: '' };
  const place = { terms: { places: 3, fraction: '1/5' }, result: null };
  const item = { ...leg, event: 'Alder – Birch', tournament: 'Cup', discipline: 'football', outcome: 'Alder' };
  const items = [
    { ...item, leg: { ...home, outcome: 'home', builder: null, result: null, place } },
    { ...item, outcome: 'Birch', leg: { ...home, outcome: 'away', builder: null, result: end, place: null } },
  ];
  const ticket = { ...openTicket, state: 'rejected', rejection: { code: 14420, reason: 'priceChanged' } };
  keep(false, [bet({ status: betStatus.refund, payout: 2, items, ticket })]);
  renderSite(<Bets />);
  expect(screen.getAllByText('Not taken')).toHaveLength(2);
  const said = screen.getByRole('rowheader').textContent;
  expect(said).toContain('Place (1/5 of the odds, first 3): Not taken');
  for (const words of ['Open', 'Won', 'Full time']) expect(said).not.toContain(words);
});

it('has one price for all parts of a builder, which is one leg beside others', () => {
  const of = { sport: 'football', competitors: ['Alder', 'Birch'], isSimulated: true, deduction: '0', result: null, place: null };
  const item = { ...leg, event: 'Alder – Birch', tournament: 'Cup', discipline: 'football' };
  const home = { ...of, market: '1x2', specifiers: '', outcome: 'home', builder: 0 };
  const over = { ...of, market: 'total', specifiers: 'total=2.5', outcome: 'over', builder: 0 };
  const items = [
    { ...item, outcome: 'Alder', coefficient: 1.7, leg: home },
    { ...item, outcome: 'over', coefficient: 1.9, leg: over },
    {
      ...item,
      event: 'Cedar – Doum',
      outcome: 'Cedar',
      coefficient: 1.25,
      leg: { ...home, competitors: ['Cedar', 'Doum'], builder: null },
    },
  ];
  keep(false, [bet({ items, ticket: { ...openTicket, builderPrices: ['3.4'] } })]);
  renderSite(<Bets />);
  const said = screen.getByRole('rowheader').textContent;
  for (const part of ['Combination of 2', 'Bet builder 3.40', 'Alder', 'Over 2.5', 'Cedar 1.25']) expect(said).toContain(part);
  for (const price of ['1.70', '1.90']) expect(said).not.toContain(price);
});

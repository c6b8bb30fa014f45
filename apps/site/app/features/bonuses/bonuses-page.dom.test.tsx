import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLocation } from 'react-router';
import { sampleOffer, sampleTerms } from '#app/bonuses/testing.ts';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient, session } from '#app/session/index.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { BonusesPage } from './bonuses-page.tsx';
import { sampleAccount, sampleBonus, sampleSpins } from '#testing/sample-bonuses.ts';
import { inDays, own } from '#testing/own-bonuses.ts';

function Page() {
  const { search } = useLocation();
  return (
    <>
      <BonusesPage />
      <output data-testid="search">{decodeURIComponent(search)}</output>
    </>
  );
}
const show = () => renderSite(<Page />, { url: '/profile/bonuses' });
const search = () => screen.getByTestId('search').textContent;
const section = (name: string) => within(screen.getByRole('region', { name }));
const waiting = sampleBonus({
  id: 'own-2',
  name: 'Reload',
  status: 1,
  amount: 20,
  currentWagerAmount: 0,
  currentWagerCasinoAmount: 0,
  requiredWagerCasinoAmount: 200,
  currentWagerPercentage: 0,
  activationExpiredAt: inDays(3),
});

afterEach(() => session.signedOut());

describe('the bonus that runs', () => {
  it('[BON-10] tells how far it is in words, what is left to stake, and what holds meanwhile', async () => {
    own({ bonuses: [sampleBonus({ wageringExpiredAt: inDays(3), maxWinMultiplier: 5 })] });
    show();
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€120.00 of €400.00 staked, 3 days left');
    const fact = (name: string) => card.getByText(name).nextElementSibling?.textContent;
    expect(fact('Still to stake')).toBe('€280.00');
    expect(fact('Highest stake with it')).toBe('€5.00');
    expect(fact('Most you can win with it')).toBe('€200.00');
    expect(fact('Finish by')).toMatch(/^3 days left.*20\d\d/);
    expect(card.getByText('Your own money is staked first, then the bonus.')).toBeDefined();
    expect(card.getByText(/Every casino game, in full/)).toBeDefined();
  });

  it('claims nothing that another platform has not said of bonuses, spins and offers', async () => {
    const unsaid = { terms: null };
    own({
      bonuses: [sampleBonus({ ...unsaid, balance: null }), sampleBonus({ ...unsaid, id: 'own-2', status: 1, balance: null })],
      spins: [sampleSpins({ ...unsaid, stake: null, winnings: null, wagerCasino: null })],
      offers: [{ ...sampleOffer({ id: 'offer' }), ...unsaid }],
    });
    show();
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    for (const claim of [
      /staked first/,
      'Which games count',
      'Bonus money now',
      'Each spin is worth',
      'Won so far',
      'Winnings must be staked',
    ])
      expect([claim, screen.queryAllByText(claim)]).toEqual([claim, []]);
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/categories');
  });

  it('[BON-10] waits for results at 100 % while rounds are open, and leads to them', async () => {
    own({ bonuses: [sampleBonus({ currentWagerPercentage: 100, openedTransactionsCount: 2 })] });
    show();
    expect((await screen.findByText(/Everything is staked.*open rounds have a result: 2/)).textContent).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your rounds' }).getAttribute('href')).toBe('/profile/history?tab=spins');
  });

  it('of sport is played, and waited for, among bets', async () => {
    own({
      bonuses: [sampleBonus({ openedTransactionsCount: 1, currentWagerPercentage: 100, terms: { ...sampleTerms, product: 'sportsbook' } })],
    });
    show();
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByText(/Everything is staked/);
    expect([leadsTo('See your rounds'), leadsTo('Play')]).toEqual(['/profile/history?tab=bets', '/betting']);
  });

  it('says in the place of it that all money is the player’s own', async () => {
    own({ bonuses: [waiting] });
    show();
    expect(await screen.findByText(/No bonus is running\. Start one/)).toBeDefined();
  });
});

describe('[BON-03] starting and giving up', () => {
  it('starts at once while no other runs', async () => {
    own({ bonuses: [waiting] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Start Reload' }));
    expect(sentChanges().map(([, path]) => path)).toContain('/api/game/player-bonuses/own-2/activate');
  });

  it.each([
    ['change-active-bonus=own-2', sampleBonus()],
    ['bonus-cancel-lock=own-1', sampleBonus({ isBonusCancelLock: true })],
  ])('asks before it takes the place of another: %s', async (flag, running) => {
    own({ bonuses: [running, waiting] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Start Reload' }));
    expect(search()).toBe(`?${flag}`);
  });

  it.each([
    ['bonus-cancel-lock=own-1', sampleBonus({ isBonusCancelLock: true, openedTransactionsCount: 1 })],
    ['cancel-unsettled-bonus=own-1', sampleBonus({ openedTransactionsCount: 1 })],
    ['cancel-active-bonus=own-1', sampleBonus()],
    ['cancel-issued-bonus=own-1', sampleBonus({ currentWagerAmount: 0 })],
  ])('asks before it ends: %s', async (flag, bonus) => {
    own({ bonuses: [bonus] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Give up Welcome' }));
    expect(search()).toBe(`?${flag}`);
  });

  it('starts free spins at once, whatever runs', async () => {
    own({ bonuses: [sampleBonus()], spins: [sampleSpins()] });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Start Friday spins' }));
    expect(sentChanges().map(([, path]) => path)).toContain('/api/game/player-freespins/spins-1/activate');
  });
});

it('[BON-01] shows what waits with all that will hold, by the server’s figures', async () => {
  own({ bonuses: [waiting] });
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('€20.00')).toBeDefined();
  expect(card.getByText('To stake').nextElementSibling?.textContent).toBe('€200.0010 × the bonus');
  expect(card.getByText('Start by').nextElementSibling?.textContent).toMatch(/^3 days left/);
});

it('[BON-08] shows free spins with their game, their worth and how many are used, and leads to the game once they run', async () => {
  own({ spins: [sampleSpins({ status: 2, usedCount: 8, expiredAt: inDays(2) })] });
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Free spins on Copper Canyon: 20')).toBeDefined();
  expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('8 of 20 used');
  expect(card.getByText('Each spin is worth').nextElementSibling?.textContent).toBe('€0.20');
  expect(card.getByText('Winnings must be staked').nextElementSibling?.textContent).toBe('10 × what they win');
  expect(card.getByRole('link', { name: 'Play Friday spins' }).getAttribute('href')).toBe('/games/copper-canyon?real=true');
});

it.each([
  [{ maxWinMultiplier: 3 }, '3 × the bonus at most'],
  [{ maxWinAmount: 100, maxWinMultiplier: 3 }, '€100.00 · 3 × the bonus at most'],
])('[BON-08] says what caps the winnings of free spins before they are started: %j', async (cap, words) => {
  own({ spins: [sampleSpins(cap)] });
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Most you can win with it').nextElementSibling?.textContent).toBe(words);
});

it('[BON-07] lists five of a package, and leads to all of it', async () => {
  const part = (at: number) =>
    sampleBonus({ id: `p-${at}`, name: `Part ${at}`, status: 1, packageId: 'pack', packageName: 'Big package', packagePriority: at });
  own({ bonuses: [6, 5, 4, 3, 2, 1].map(part) });
  const { user } = show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: 'Big package' })).toBeDefined();
  expect(card.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 6))).toEqual([
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
    'Part 5',
  ]);
  expect(card.getAllByText('Issued')).toHaveLength(5);
  await user.click(card.getByRole('link', { name: 'Show all 6' }));
  await expect.poll(search).toBe('?package-bonus=pack&issue=s-1');
});

it('[BON-03] gives up each part of a package by itself, and plays the spins of one', async () => {
  const pack = { packageId: 'pack', packageName: 'Big package' };
  const spins = sampleSpins({ ...pack, status: 2, issueSessionId: 's-1' });
  own({ bonuses: [sampleBonus({ ...pack, id: 'p-1', name: 'Part', status: 1, currentWagerAmount: 0 })], spins: [spins] });
  const { user } = show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Play Friday spins' }).getAttribute('href')).toBe('/games/copper-canyon?real=true');
  expect(card.getByRole('button', { name: 'Give up Friday spins' })).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Give up Part' }));
  await expect.poll(search).toBe('?cancel-issued-bonus=p-1');
});

it('says of a package that has begun how far its spins are, and nowhere that it is ready to start', async () => {
  const pack = { packageId: 'pack', packageName: 'Big package' };
  own({ bonuses: [sampleBonus({ ...pack, status: 2 })], spins: [sampleSpins({ ...pack, status: 2, usedCount: 7, count: 20 })] });
  show();
  const card = within(await screen.findByRole('region', { name: 'Packages' }));
  expect(card.getByText('7 of 20 used')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Ready to start' })).toBeNull();
});

it('[BON-04] offers what a deposit can bring with its terms, and opens the wallet with it', async () => {
  const welcome = sampleOffer({
    id: 'b-9',
    name: 'First deposit',
    type: 2,
    assignConditions: { depositPercentage: 100, maxAmountItems: [{ currency: 'EUR', amount: 200 }] },
    triggerConditions: { baseCurrencyInvoiceAmountFrom: 20 },
    terms: { contribution: { default: 1000, types: { table: 100, live: 0 }, providers: {}, games: {} } },
  });
  own({ offers: [welcome] });
  const { user } = show();
  const offers = section('With a deposit');
  expect(offers.getByText(/^100% of your deposit, .*€200\.00/)).toBeDefined();
  expect(offers.getByText('From a deposit of').nextElementSibling?.textContent).toBe('€20.00');
  expect(offers.getByText('Table games: 10%')).toBeDefined();
  expect(offers.getByText(/^Live.*does not count$/)).toBeDefined();
  await user.click(offers.getByRole('link', { name: 'Deposit with First deposit' }));
  await expect.poll(search).toBe('?wallet=deposit&bonusId=b-9');
});

it('[BON-04] tells the terms of each part of a package', async () => {
  const pack = { id: 'p', name: 'Welcome pack' };
  own({
    offers: [
      sampleOffer({ id: 'b-1', name: 'Money', package: pack, wagerCasino: 10, baseCurrencyMaxBetAmount: 5 }),
      sampleOffer({ id: 'b-2', name: 'More', package: pack, packagePriority: 1, wagerCasino: 40, baseCurrencyMaxBetAmount: 2 }),
      sampleOffer({ id: 'b-3', name: 'Same', package: pack, packagePriority: 2, wagerCasino: 10, baseCurrencyMaxBetAmount: 5 }),
    ],
  });
  show();
  const offers = section('With a deposit');
  const fact = (name: string) => offers.getByText(name).nextElementSibling?.textContent;
  expect(fact('To stake')).toBe('10 × the bonus · 40 × the bonus');
  expect(fact('Highest stake with it')).toBe('€5.00 · €2.00');
});

describe('with nothing to show', () => {
  it('says what to do where there is neither bonus nor offer', async () => {
    own();
    show();
    expect(await screen.findByRole('heading', { name: 'No bonus yet' })).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeDefined();
  });

  it('offers to try again when nothing could be loaded', async () => {
    session.signedIn({ accessToken: 'token', profile: { id: 'p' } as never });
    queryClient.setQueryData(accountsQuery.queryKey, { data: [sampleAccount()], meta: undefined });
    show();
    expect(await screen.findByText('Your bonuses did not load')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

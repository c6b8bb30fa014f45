import { ApiError, type CallFunction } from '@verdigale/client';
import { errors, type SlipJudgement, type StakeParts } from '@verdigale/contract';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { sampleBet } from '#client/bets/testing.ts';
import { openPlacing } from './place-store.ts';
import { SlipBar } from './slip-bar.tsx';
import { SlipView } from './slip-view.tsx';
import { currencyKey } from './use-judgement.ts';
import { stakeKey } from './use-stake.ts';
import { askedLegs, sizesOf, type Slip, type SlipLeg } from './slip.ts';
import { sampleLeg } from './testing.ts';
import { changeSlip, currentSlip } from './use-slip.ts';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true };
const two = [sampleLeg('a', { price: '2.0' }), sampleLeg('b', { price: '3.0', outcome: 'away' })];

interface Known {
  slip?: Partial<Slip>;
  legs?: readonly SlipLeg[];
  judged?: Partial<SlipJudgement>;
  /** Of a leg: its price of now, or why it is closed. */
  now?: Record<string, Partial<SlipJudgement['legs'][number]>>;
  /** Whose money a bet of ten euros would be, and so many of them. */
  money?: StakeParts;
  bets?: number;
  part?: ReactElement;
}

/** The slip with these legs, and what the platform has said of it. */
function open(
  { slip = {}, legs = two, judged = {}, now = {}, money, bets = 1, part = <SlipView /> }: Known,
  options: Parameters<typeof renderClient>[1] = {},
) {
  const given: Slip = { ...currentSlip(), legs, mode: legs.length > 1 ? 'combo' : 'singles', stake: '10', ...slip };
  changeSlip(() => given);
  const shown = renderClient(part, options);
  const key = ['slip', askedLegs(given), [...sizesOf(given)]];
  const states = legs.map(({ outcomeId, price }) => ({
    outcomeId,
    price,
    closed: null,
    isRelated: false,
    eachWay: null,
    ...now[outcomeId],
  }));
  shown.queries.setQueryData(key, { legs: states, lines: 1, currency: 'EUR', builders: [], mostUnitStake: 500, refusal: null, ...judged });
  shown.queries.setQueryData(['currencies'], [euro]);
  shown.queries.setQueryData(currencyKey, judged.currency === null ? null : 'EUR');
  const prices = legs.map(({ price }) => price);
  if (money) shown.queries.setQueryData(stakeKey({ bets, prices, size: Math.min(...sizesOf(given)), amount: 10 }), money);
  shown.show();
  return shown;
}
const term = (screen: ReturnType<typeof renderClient>['screen'], name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('says what it costs and can return, and follows the stake and the kind of bet', async () => {
  const { screen, user } = open({});
  expect([term(screen, 'Combined odds'), term(screen, 'Total stake'), term(screen, 'Possible return')]).toEqual([
    '6.00',
    '€10.00',
    '€60.00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Singles' }));
  expect([term(screen, 'Lines'), term(screen, 'Total stake'), term(screen, 'Possible return')]).toEqual(['2', '€20.00', '€50.00']);
  await user.click(screen.getByRole('button', { name: '25' }));
  expect(term(screen, 'Total stake')).toBe('€50.00');
  expect(screen.getByText(/no real contest decides these bets/)).toBeTruthy();
});

it('asks before it takes another price, names the old one and the new one, and goes on with the new one', async () => {
  const { screen, user } = open({ now: { a: { price: '1.8' } } });
  expect(screen.getByText('2.00').tagName).toBe('S');
  expect(term(screen, 'Possible return')).toBe('€54.00');
  expect(screen.queryByRole('button', { name: 'Bet €10.00' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept changes' }));
  expect(currentSlip().legs.map(({ price }) => price)).toEqual(['1.8', '3.0']);
});

it('takes a higher price by itself when the player has said so', () => {
  const { screen } = open({ slip: { policy: 'higher' }, now: { a: { price: '2.2' } } });
  expect(screen.getByRole('button', { name: 'Bet €10.00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept changes' })).toBeNull();
});

it('offers each way where every leg has terms, doubles the stake, and asks when the terms change', async () => {
  const terms = { places: 3, fraction: '1/5' };
  const runner = sampleLeg('r', { price: '11.0', eachWay: terms });
  const { screen, user, queries } = open({ legs: [runner], now: { r: { eachWay: terms } } });
  const key = ['slip', [{ outcomeId: 'r', price: '11.0', eachWay: terms }], [1]];
  const state = { outcomeId: 'r', price: '11.0', closed: null, isRelated: false, eachWay: { places: 2, fraction: '1/5' } };
  queries.setQueryData(key, { legs: [state], lines: 2, currency: 'EUR', builders: [], mostUnitStake: 500, refusal: null });
  await user.click(screen.getByRole('button', { name: 'Each way' }));
  expect([term(screen, 'Lines'), term(screen, 'Total stake'), term(screen, 'Possible return')]).toEqual(['2', '€20.00', '€140.00']);
  expect(screen.getByText(/first 3/).tagName).toBe('S');
  await user.click(screen.getByRole('button', { name: 'Accept changes' }));
  expect(currentSlip()).toMatchObject({ isEachWay: true, legs: [{ eachWay: { places: 2 } }] });
});

const parts = [
  sampleLeg('a', { eventId: 'e', price: '2.0' }),
  sampleLeg('b', { eventId: 'e', market: 'total', specifiers: 'total=2.5', outcome: 'over' }),
];

it('makes selections of one event one bet at a price of their own, and says its rules', async () => {
  const sent: unknown[] = [];
  const call = (async (name: string, input: object) => {
    if (name === 'sportsbook.bets.place') sent.push(input);
    throw new ApiError(409, errors.priceChanged.code, 'refused', { fields: { 'builders.0': ['3.2'] } });
  }) as unknown as CallFunction;
  const builders = [{ price: '3.40', refusal: null }];
  const { screen, user } = open({ legs: parts, slip: { mode: 'builder' }, judged: { builders } }, { call });
  expect(screen.getByRole('button', { name: 'Bet builder' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText(/if one is void, the whole leg is void/)).toBeTruthy();
  expect(screen.queryByText('2.00')).toBeNull();
  expect([term(screen, 'Combined odds'), term(screen, 'Possible return')]).toEqual(['3.40', '€34.00']);
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(sent).toMatchObject([
    {
      body: {
        sizes: [1],
        builderPrices: ['3.40'],
        legs: [
          { outcomeId: 'a', builder: 0 },
          { outcomeId: 'b', builder: 0 },
        ],
      },
    },
  ]);
  expect(await screen.findByText(/The combined odds are now 3\.20/)).toBeTruthy();
});

it('counts a builder as one leg of an accumulator, at its price beside the other', () => {
  const builders = [{ price: '2.50', refusal: null }];
  const { screen } = open({ legs: [...parts, sampleLeg('c', { price: '3.0' })], slip: { mode: 'combo' }, judged: { builders } });
  expect([term(screen, 'Combined odds'), term(screen, 'Possible return')]).toEqual(['7.50', '€75.00']);
  for (const price of ['2.50', '3.00']) expect(screen.getByText(price)).toBeTruthy();
  expect(screen.queryByText('2.00')).toBeNull();
});

it('says why selections of one event are no bet together, and places none', () => {
  const judged = {
    builders: [{ price: null, refusal: 'contradictory' }],
    refusal: { code: 14408, reason: 'legsNotCombined' },
    mostUnitStake: null,
  };
  const { screen } = open({ legs: parts, slip: { mode: 'builder' }, judged });
  expect(screen.getByText('These selections cannot all win')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Place bet' }).getAttribute('aria-disabled')).toBe('true');
});

it('says which leg is closed and why, and places nothing', () => {
  const { screen } = open({ now: { b: { closed: 'suspended', price: null } } });
  expect(screen.getByText('suspended for a moment')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Bet/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('A selection is closed for bets right now')).toBeTruthy();
});

it('on a phone says why its one press places nothing while the leg is closed', () => {
  const { screen } = open({ part: <SlipBar />, legs: [two[0]!], now: { a: { closed: 'suspended', price: null } } });
  expect(screen.getByRole('button', { name: /^(Bet €|Place bet)/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('A selection is closed for bets right now')).toBeTruthy();
});

it('offers systems from three legs on, with their lines', async () => {
  const { screen, user } = open({ legs: [...two, sampleLeg('c', { price: '1.5' })] });
  await user.click(screen.getByRole('button', { name: 'System' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which system' }), 'Trixie: 4 lines');
  expect(currentSlip().sizes).toEqual([2, 3]);
  expect([term(screen, 'Lines'), term(screen, 'Total stake')]).toEqual(['4', '€40.00']);
});

const refusing =
  (name: keyof typeof errors, fields: Record<string, string[]>): CallFunction =>
  () =>
    Promise.reject(new ApiError(409, errors[name].code, 'refused', { fields }));

it('says a refusal in words, and what could be staked instead by one press', async () => {
  const { screen, user } = open({}, { call: refusing('sportStakeTooHigh', { unitStake: ['7.50'] }) });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByText('This stake is more than can be taken on this bet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(currentSlip()).toMatchObject({ stake: '7.50', legs: two });
});

it('says once why all singles were refused', async () => {
  const { screen, user } = open({ slip: { mode: 'singles' } }, { call: refusing('insufficientFunds', {}) });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByText('There is not enough money in your account')).toBeTruthy();
});

it('names the leg whose price was refused', async () => {
  const { screen, user } = open({}, { call: refusing('priceChanged', { 'legs.1': ['2.6'] }) });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByText('Ashvale Orient: the price went from 3.00 to 2.60')).toBeTruthy();
});

it('offers the stake that would be taken, by one press, after which nothing is said of the refusal', async () => {
  const call = (async () => {
    throw new ApiError(409, errors.insufficientFunds.code, 'refused', { fields: { unitStake: ['7.50'] } });
  }) as unknown as CallFunction;
  const { screen, user } = open({}, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByText('There is not enough money in your account');
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(screen.queryByText('There is not enough money in your account')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bet €7.50' })).toBeTruthy();
});

it('of several singles says which were taken and why the others were not, then leaves those with the reason', async () => {
  const call = (async (name: string, { body }: { body: { legs: { outcomeId: string }[] } }) => {
    if (name !== 'sportsbook.bets.place') throw new ApiError(0, 'network', 'no connection');
    if (body.legs[0]!.outcomeId === 'a') return { data: sampleBet() };
    throw new ApiError(409, errors.insufficientFunds.code, 'refused', { fields: { unitStake: ['7.50'] } });
  }) as unknown as CallFunction;
  const { screen, user } = open({ slip: { mode: 'singles' } }, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByRole('region', { name: 'Your bet' })).toBeTruthy();
  expect(screen.getByText('There is not enough money in your account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(currentSlip().legs.map(({ outcomeId }) => outcomeId)).toEqual(['b']);
  expect(screen.getByText('There is not enough money in your account')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stake €7.50' }));
  expect(screen.queryByText('There is not enough money in your account')).toBeNull();
});

it('says what would refuse even the smallest stake before anything is placed', () => {
  const { screen } = open({ judged: { mostUnitStake: null, refusal: { code: 14105, reason: 'coolingOff' } } });
  expect(screen.getByText('You are taking a break')).toBeTruthy();
});

it('has a guest sign in, and keeps the slip', async () => {
  const { screen, user, asked } = open({ judged: { currency: null, mostUnitStake: null } }, { isPlayer: false });
  await user.click(screen.getByRole('button', { name: 'Sign in to bet' }));
  expect(asked.signIn).toBe(1);
  expect(currentSlip().legs).toEqual(two);
});

it('a bet whose answer was lost is not placed anew: it is sent again', async () => {
  const { screen, user } = open({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy();
  await act(async () => openPlacing());
  expect(screen.getByText('Sending it again sends the same bet: it is never placed twice.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bet/ }).getAttribute('aria-disabled')).toBe('true');
});

it('a bet whose answer was lost waits for the account that sent it, and keeps no other from betting', async () => {
  openPlacing('first');
  const { screen, user } = open({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  for (const other of ['second', null]) {
    await act(async () => openPlacing(other));
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Bet €10.00' }).getAttribute('aria-disabled')).toBeNull();
  }
  // What the second sends does not put the other's out of mind.
  await act(async () => openPlacing('second'));
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  await act(async () => openPlacing('first'));
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('a bet whose answer was lost can be sent again though the slip was emptied', async () => {
  const { screen, user } = open({});
  await user.click(screen.getByRole('button', { name: 'Bet €10.00' }));
  await screen.findByRole('button', { name: 'Send again' });
  await user.click(screen.getByRole('button', { name: 'Clear the slip' }));
  expect(currentSlip().legs).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

it('of several singles says beside those that were taken that the answer of another was lost', async () => {
  const call = (async (name: string, { body }: { body: { legs: { outcomeId: string }[] } }) => {
    if (name === 'sportsbook.bets.place' && body.legs[0]!.outcomeId === 'a') return { data: sampleBet() };
    throw new ApiError(0, 'network', 'no connection');
  }) as unknown as CallFunction;
  const { screen, user } = open({ slip: { mode: 'singles' } }, { call });
  await user.click(screen.getByRole('button', { name: 'Bet €20.00' }));
  expect(await screen.findByRole('region', { name: 'Your bet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

describe('whose money a bet would be', () => {
  const parts: StakeParts = {
    currency: 'EUR',
    own: 5,
    bonus: 5,
    counted: 10,
    playerBonusId: 'b',
    belowOdds: null,
    refusal: null,
    most: null,
  };
  /** The line that says it, of a stake of 10.00 or of several. */
  const said = (more: Partial<StakeParts>, known: Known = {}) =>
    open({ ...known, money: { ...parts, ...more } }).screen.queryByText(/bonus/i)?.textContent;

  it('is said before it is placed, with what counts for the bonus', () => {
    expect(said({})).toBe('€5.00 of your own money and €5.00 of bonus money. €10.00 counts towards your bonus.');
  });

  it('of several bets is said for all of them', () => {
    const singles = { slip: { mode: 'singles' as const }, bets: 2 };
    expect(said({ own: 5, bonus: 15, counted: 0 }, singles)).toBe(
      '€5.00 of your own money and €15.00 of bonus money. It does not count towards your bonus.',
    );
  });

  it('is what a bonus forbids, where it does', () => {
    const refusal = { code: errors.stakeTooHigh.code, reason: 'stakeTooHigh' };
    expect(said({ refusal, own: 0, bonus: 0, counted: 0, most: 7 })).toBe('With bonus money a bet may be €7.00 at most');
  });

  it('is the player’s own where the odds are below what the bonus asks for', () => {
    const belowOdds = { leg: '1.5', line: '2.0' };
    expect(said({ playerBonusId: null, own: 10, bonus: 0, counted: 0, belowOdds })).toBe(
      'Your bonus is for odds of 1.50 and more on each selection. Your bonus is for odds of 2.00 and more on each line. This bet takes own money alone and does not count.',
    );
  });

  it('is said of a bonus that is not for sport only where nothing else is left', () => {
    expect(said({ playerBonusId: null, own: 10, bonus: 0, counted: 0 })).toBeUndefined();
    const refusal = { code: errors.productRestricted.code, reason: 'productRestricted' };
    expect(said({ playerBonusId: null, own: 0, bonus: 0, counted: 0, refusal })).toBe(
      'Only bonus money is left, and your bonus is not for this bet',
    );
  });
});

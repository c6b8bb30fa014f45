import { act } from '@testing-library/react';
import { ApiError } from '@verdigale/client';
import { errors, type SlipJudgement } from '@verdigale/contract';
import { beforeEach, expect, it } from 'vitest';
import { forgetStored } from '#client/settings/stored.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { openSlip, term, two } from '#client/testing/open-slip.tsx';
import { openPlacing } from './place-store.ts';
import { SlipBar } from './slip-bar.tsx';
import { sampleLeg } from './testing.ts';
import { currentSlip } from './use-slip.ts';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

it('says what it costs and can return, and follows the stake and the kind of bet', async () => {
  const { screen, user } = openSlip({});
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
  const { screen, user } = openSlip({ now: { a: { price: '1.8' } } });
  expect(screen.getByText('2.00').tagName).toBe('S');
  expect(term(screen, 'Possible return')).toBe('€54.00');
  expect(screen.queryByRole('button', { name: 'Bet €10.00' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept changes' }));
  expect(currentSlip().legs.map(({ price }) => price)).toEqual(['1.8', '3.0']);
});

it('tells who does not see the button what has become of it', async () => {
  const { screen, queries } = openSlip({});
  const [key] = queries
    .getQueryCache()
    .findAll({ queryKey: ['slip'] })
    .map(({ queryKey }) => queryKey) as [readonly unknown[]];
  const judge = (change: object) =>
    act(async () =>
      queries.setQueryData<SlipJudgement>(key, (known) => {
        const [first, ...others] = known!.legs;
        return { ...known!, legs: [{ ...first!, ...change }, ...others] };
      }),
    );
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).not.toContain('The odds have changed');
  await judge({ price: '1.8' });
  await expect.poll(said).toContain('The odds have changed');
  expect(screen.getByText('down from 2.00')).toBeTruthy();
  await judge({ price: null, closed: 'suspended' });
  await expect.poll(said).toContain('A selection is closed for bets right now');
  await judge({ price: '2.0', closed: null });
  await expect.poll(said).toEqual(['', '']);
});

it('takes a higher price by itself when the player has said so', () => {
  const { screen } = openSlip({ slip: { policy: 'higher' }, now: { a: { price: '2.2' } } });
  expect(screen.getByRole('button', { name: 'Bet €10.00' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept changes' })).toBeNull();
});

it('offers each way where every leg has terms, doubles the stake, and asks when the terms change', async () => {
  const terms = { places: 3, fraction: '1/5' };
  const runner = sampleLeg('r', { price: '11.0', eachWay: terms });
  const { screen, user, queries } = openSlip({ legs: [runner], now: { r: { eachWay: terms } } });
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
  const call = answerCalls(async (name: string, input: object) => {
    if (name === 'sportsbook.bets.place') sent.push(input);
    throw new ApiError(409, errors.priceChanged.code, 'refused', { fields: { 'builders.0': ['3.2'] } });
  });
  const builders = [{ price: '3.40', refusal: null }];
  const { screen, user } = openSlip({ legs: parts, slip: { mode: 'builder' }, judged: { builders } }, { call });
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
  const { screen } = openSlip({ legs: [...parts, sampleLeg('c', { price: '3.0' })], slip: { mode: 'combo' }, judged: { builders } });
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
  const { screen } = openSlip({ legs: parts, slip: { mode: 'builder' }, judged });
  expect(screen.getByText('These selections cannot all win')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Place bet' }).getAttribute('aria-disabled')).toBe('true');
});

it('says which leg is closed and why, and places nothing', () => {
  const { screen } = openSlip({ now: { b: { closed: 'suspended', price: null } } });
  expect(screen.getByText('suspended for a moment')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Bet/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('A selection is closed for bets right now', { selector: '[id]' })).toBeTruthy();
});

it('on a phone says why its one press places nothing while the leg is closed', () => {
  const { screen } = openSlip({ part: <SlipBar />, legs: [two[0]!], now: { a: { closed: 'suspended', price: null } } });
  expect(screen.getByRole('button', { name: /^(Bet €|Place bet)/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('A selection is closed for bets right now', { selector: '[id]' })).toBeTruthy();
});

it('offers systems from three legs on, with their lines', async () => {
  const { screen, user } = openSlip({ legs: [...two, sampleLeg('c', { price: '1.5' })] });
  await user.click(screen.getByRole('button', { name: 'System' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which system' }), 'Trixie: 4 lines');
  expect(currentSlip().sizes).toEqual([2, 3]);
  expect([term(screen, 'Lines'), term(screen, 'Total stake')]).toEqual(['4', '€40.00']);
});

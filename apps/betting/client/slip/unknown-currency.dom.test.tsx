import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { BetCard } from '#client/bets/bet-card.tsx';
import { sampleBet } from '#client/bets/testing.ts';
import { forgetStored } from '#client/settings/stored.ts';
import { answerCalls } from '#client/testing/answer-calls.ts';
import { renderClient } from '#client/testing/render-client.tsx';
import { openPlacing } from './place-store.ts';
import { askedLegs, sizesOf } from './slip.ts';
import { SlipView } from './slip-view.tsx';
import { sampleLeg } from './testing.ts';
import { changeSlip, currentSlip } from './use-slip.ts';

beforeEach(() => {
  forgetStored();
  openPlacing();
});

const bitcoin = {
  code: 'BTC',
  type: 'crypto',
  subunitToUnit: 100_000_000,
  isBase: false,
  isEnabled: true,
  subCurrencies: [{ code: 'mBTC', subunitToUnit: 1000 }],
};

it('places nothing while it is not known how the account’s currency is typed', async () => {
  const sent: unknown[] = [];
  const call = answerCalls(async (name: string, { body }: { body?: { unitStake: number } } = {}) => {
    if (name !== 'sportsbook.bets.place') throw new Error('no connection');
    sent.push(body!.unitStake);
    return { data: sampleBet({ currency: 'BTC', stake: 0.005, mostPayout: 0.0125 }) };
  });
  const leg = sampleLeg('a');
  changeSlip((slip) => ({ ...slip, legs: [leg], stake: '5' }));
  const { show, queries, screen, user } = renderClient(<SlipView />, { call });
  show();
  // Nobody has even said which it is.
  await user.click(screen.getByRole('button', { name: /^(Bet|Place)/ }));
  expect(sent).toEqual([]);
  const judged = { outcomeId: 'a', price: leg.price, closed: null, isRelated: false, eachWay: null };
  const slip = currentSlip();
  const judgement = { legs: [judged], lines: 1, currency: 'BTC', builders: [], mostUnitStake: 0.25, refusal: null };
  act(() => void queries.setQueryData(['slip', askedLegs(slip), [...sizesOf(slip)]], judgement));
  await user.click(screen.getByRole('button', { name: /^(Bet|Place)/ }));
  expect(sent).toEqual([]);
  act(() => void queries.setQueryData(['currencies'], [bitcoin]));
  await user.click(await screen.findByRole('button', { name: /^Bet.*5\.00.*mBTC/ }));
  expect(sent).toEqual([0.005]);
});

it('shows the sums of a bet as the wire has them while nobody has said how its currency is read', () => {
  const { show, screen } = renderClient(<BetCard bet={sampleBet({ currency: 'BTC', stake: 0.0005, mostPayout: 0.00125 })} />);
  show();
  expect(screen.getByText('0.0005 BTC')).toBeTruthy();
});

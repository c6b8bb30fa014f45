import type { SlipJudgement, StakeParts } from '@verdigale/contract';
import type { ReactElement } from 'react';
import { SlipView } from '#client/slip/slip-view.tsx';
import { askedLegs, sizesOf, type Slip, type SlipLeg } from '#client/slip/slip.ts';
import { sampleLeg } from '#client/slip/testing.ts';
import { currencyKey } from '#client/slip/use-judgement.ts';
import { changeSlip, currentSlip } from '#client/slip/use-slip.ts';
import { stakeKey } from '#client/slip/use-stake.ts';
import { renderClient } from './render-client.tsx';

const euro = { code: 'EUR', type: 'fiat', subunitToUnit: 100, isBase: true, isEnabled: true };
export const two = [sampleLeg('a', { price: '2.0' }), sampleLeg('b', { price: '3.0', outcome: 'away' })];

export interface Known {
  slip?: Partial<Slip>;
  legs?: readonly SlipLeg[];
  judged?: Partial<SlipJudgement>;
  /** Of a leg: its current price, or why it is closed. */
  now?: Record<string, Partial<SlipJudgement['legs'][number]>>;
  /** Whose money a bet of ten euros would be, and so many of them. */
  money?: StakeParts;
  bets?: number;
  part?: ReactElement;
}

/** The slip with these legs, and what the platform has said of it. */
export function openSlip(
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
/** What stands beside a name among the sums. */
export const term = (screen: ReturnType<typeof renderClient>['screen'], name: string) =>
  screen.getByText(name).nextElementSibling?.textContent;

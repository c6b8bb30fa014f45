import type { SlipJudgement, SportEventDetail } from '@verdigale/contract';
import { isSameEachWay } from './slip.ts';

/** What was said of a slip, with what a change of an event says of its legs; the very same where it says nothing else of them. */
export function judgeAnew(judgement: SlipJudgement, { markets }: Pick<SportEventDetail, 'markets'>): SlipJudgement {
  const now = new Map(
    markets.flatMap((market) =>
      market.outcomes.map((outcome) => [outcome.id, { ...outcome, closed: market.closed, eachWay: market.eachWay ?? null }]),
    ),
  );
  let isNews = false;
  const legs = judgement.legs.map((leg) => {
    const found = now.get(leg.outcomeId);
    if (!found) return leg;
    const isOpen = found.isActive && found.price !== null && found.result === null;
    const closed = found.closed ?? (isOpen ? null : 'suspended');
    // Of what is not offered a price means nothing.
    const price = (found.isActive ? found.price : null) ?? leg.price;
    const { eachWay } = found;
    if (closed === leg.closed && Number(price) === Number(leg.price) && isSameEachWay(eachWay, leg.eachWay)) return leg;
    isNews = true;
    return { ...leg, closed, price, eachWay };
  });
  return isNews ? { ...judgement, legs } : judgement;
}

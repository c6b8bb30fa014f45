import type { SlipJudgement, SportEventDetail } from '@verdigale/contract';
import { isSameEachWay } from './slip.ts';

/** The judgement of a slip, updated by a change of an event; the same object if no leg is affected. */
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

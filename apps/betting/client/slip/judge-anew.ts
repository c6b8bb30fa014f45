import type { SlipJudgement, SportEventDetail } from '@verdigale/contract';

/** What was said of a slip, with what a change of an event says of its legs; the very same where it says nothing else of them. */
export function judgeAnew(judgement: SlipJudgement, { markets }: Pick<SportEventDetail, 'markets'>): SlipJudgement {
  const now = new Map(markets.flatMap((market) => market.outcomes.map((outcome) => [outcome.id, { ...outcome, closed: market.closed }])));
  let isNews = false;
  const legs = judgement.legs.map((leg) => {
    const found = now.get(leg.outcomeId);
    if (!found) return leg;
    const isOpen = found.isActive && found.price !== null && found.result === null;
    const closed = found.closed ?? (isOpen ? null : 'suspended');
    const price = found.price ?? leg.price;
    if (closed === leg.closed && Number(price) === Number(leg.price)) return leg;
    isNews = true;
    return { ...leg, closed, price };
  });
  return isNews ? { ...judgement, legs } : judgement;
}

import { formatDecimal, money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import type { TimeSpan } from '#modules/game';
import { requireKnownCurrency } from '#modules/settings';
import { counterpartyFlows, type CounterpartyFlow } from '#modules/wallet';

export interface RevenueLine {
  /** `game:<provider>`, `sportsbook:…`, `payment:<provider>`, `house:…` of the books; `gross gaming revenue` for what games and settled bets have kept. */
  of: string;
  currency: string;
  /** In main units. */
  taken: string;
  given: string;
  kept: string;
}

/** Games, and bets on sports that were settled; stakes of open bets are nobody's yet. */
const isGaming = (counterparty: string) => counterparty.startsWith('game:') || counterparty === 'sportsbook:result';

/**
 * What each side of the books has got from players and given to them in a stretch of time, by currency, and the gross gaming revenue: stakes less
 * winnings, of bonus money too, whose costs are the lines of `house:`. (GLI 2.9)
 */
export async function revenueReport(db: Queryable, span: TimeSpan): Promise<RevenueLine[]> {
  const flows = await db.all(counterpartyFlows(span));
  const totals = new Map<string, CounterpartyFlow>();
  for (const { counterparty, currency, taken, given } of flows) {
    if (!isGaming(counterparty)) continue;
    const before = totals.get(currency) ?? { taken: 0n, given: 0n };
    totals.set(currency, { counterparty: 'gross gaming revenue', currency, taken: before.taken + taken, given: before.given + given });
  }
  return Promise.all([...flows, ...totals.values()].map((flow) => viewFlow(db, flow)));
}

async function viewFlow(db: Queryable, { counterparty, currency, taken, given }: CounterpartyFlow): Promise<RevenueLine> {
  const info = await requireKnownCurrency(db, currency);
  const text = (amount: bigint) => formatDecimal(money(amount, currency), info);
  return { of: counterparty, currency, taken: text(taken), given: text(given), kept: text(taken - given) };
}

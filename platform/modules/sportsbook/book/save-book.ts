import type { Transaction } from '#kernel';
import type { BookEvent } from './book.ts';
import { logPrices, putEvents, putMarkets, putOutcomes } from './book.sql.ts';
import { isPrice } from './is-price.ts';

/** What brought the present state of an event: for the log of prices. */
export interface Cause {
  producer: string;
  sequence: number;
  at: Date;
}

/**
 * Writes these events, and those of their markets and outcomes that have the event's version, which are the ones that changed; each new price that is
 * offered goes into the log.
 */
export async function saveBook(tx: Transaction, events: readonly { event: BookEvent; cause: Cause }[]): Promise<void> {
  if (events.length === 0) return;
  const markets = events.flatMap(({ event, cause }) =>
    [...event.markets.values()].filter(({ version }) => version === event.version).map((market) => ({ event, market, cause })),
  );
  const outcomes = markets.flatMap(({ event, market, cause }) =>
    [...market.outcomes.values()].map((outcome) => ({
      event,
      cause,
      row: { ...outcome, ...keyOf(event, market), version: BigInt(outcome.version) },
    })),
  );
  await tx.run(putEvents(events.map(({ event }) => eventRow(event))));
  await tx.run(
    putMarkets(
      markets.map(({ event, market: { outcomes: _, ...market } }) => ({
        ...market,
        ...keyOf(event, market),
        version: BigInt(market.version),
      })),
    ),
  );
  await tx.run(putOutcomes(outcomes.map(({ row }) => row)));
  const priced = outcomes.filter(({ event, row }) => row.version === BigInt(event.version) && row.isActive && isPrice(row.price));
  await tx.run(logPrices(priced.map(({ row: { id, version, price }, cause }) => ({ outcomeId: id, version, price, ...cause }))));
}

const keyOf = (event: BookEvent, { market, specifiers }: { market: string; specifiers: string }) => ({
  eventId: event.id,
  market,
  specifiers,
});

function eventRow({ markets: _, ...event }: BookEvent) {
  const search = [...event.competitors, event.tournament, event.category].join(' ').toLowerCase();
  return { ...event, competitors: [...event.competitors], version: BigInt(event.version), search };
}

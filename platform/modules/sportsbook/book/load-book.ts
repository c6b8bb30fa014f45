import type { Queryable } from '#kernel';
import { marketKey, type BookEvent } from './book.ts';
import { eventsNamed, marketsOf, outcomesOf } from './book.sql.ts';

/** These events with all that hangs on them, by their ids: three statements, however many they are. */
export async function loadBook(db: Queryable, ids: readonly string[]): Promise<Map<string, BookEvent>> {
  const [events, markets, outcomes] = await Promise.all([db.all(eventsNamed(ids)), db.all(marketsOf(ids)), db.all(outcomesOf(ids))]);
  const outcomesBy = Map.groupBy(outcomes, (each) => `${each.eventId}|${marketKey(each)}`);
  const marketsBy = Map.groupBy(markets, ({ eventId }) => eventId);
  return new Map(
    events.map((event) => [
      event.id,
      {
        ...event,
        version: Number(event.version),
        markets: new Map(
          (marketsBy.get(event.id) ?? []).map((market) => [
            marketKey(market),
            {
              ...market,
              version: Number(market.version),
              outcomes: new Map(
                (outcomesBy.get(`${event.id}|${marketKey(market)}`) ?? []).map((each) => [
                  each.outcome,
                  { ...each, version: Number(each.version) },
                ]),
              ),
            },
          ]),
        ),
      },
    ]),
  );
}

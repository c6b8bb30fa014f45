import type { Platform } from '../../platform/index.ts';
import { main, market, openFeed, result } from '../../platform/modules/sportsbook/testing.ts';
import { sql } from '../../platform/testing/sql.ts';

const liveEvents = Array.from({ length: 500 }, (_, at) => `live-${at}`);
const priceOf = (turn: number) => (1.5 + (turn % 7) / 10).toFixed(2);

/** A feed that says what the bench needs. */
export async function openBook({ kernel }: Pick<Platform, 'kernel'>) {
  const feed = await openFeed({ kernel });
  const pricesOf = (turn: number) => ({ home: priceOf(turn), draw: priceOf(turn + 1), away: priceOf(turn + 2) });
  const speak = (turn: number) => liveEvents.map((id) => feed.odds(id, [market(pricesOf(turn))], 'live'));
  return {
    /** A match at even prices; the outcome that its bets are on. */
    async offer(eventId: string): Promise<{ outcomeId: string; eventId: string }> {
      await feed.say(feed.fixture(eventId), feed.odds(eventId, [market({ home: '2.0', away: '2.0' })]));
      const { id } = await kernel.db.one(
        sql<{ id: string }>`select id from sportsbook.outcome where event_id = ${eventId} and outcome = 'home'`,
      );
      return { outcomeId: id, eventId };
    },
    end: (eventId: string) =>
      feed.say({
        kind: 'bets.settled',
        eventId,
        certainty: 2,
        markets: [{ ...main, outcomes: [result('home', true), result('away', false)] }],
      }),
    begin: () => feed.say(...liveEvents.map((id) => feed.fixture(id)), ...speak(0)),
    /** All prices of 500 live events anew, in one delivery; answers how many outcomes they were. */
    async move(turn: number): Promise<number> {
      await feed.say(...speak(turn));
      return 3 * liveEvents.length;
    },
  };
}

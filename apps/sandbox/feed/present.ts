import { keyOf, type EventStatement, type MarketKey, type MarketOdds, type SettledMarket, type StatementOf } from './message.ts';

/**
 * The present state of an event, as everything said so far leaves it; a recovery repeats it. Retractions are repeated too: whoever recovers
 * may have heard a result and missed that it was taken back.
 */
export interface Present {
  hear(statement: EventStatement): void;
  statements(): EventStatement[];
}

export function createPresent(): Present {
  let fixture: StatementOf<'fixture.changed'> | null = null;
  let odds: StatementOf<'odds.changed'> | null = null;
  let cancellations: StatementOf<'bets.cancelled'>[] = [];
  const restored: StatementOf<'cancel.rolledBack'>[] = [];
  const takenBack = new Map<string, MarketKey>();
  const markets = new Map<string, MarketOdds>();
  const results = new Map<string, { certainty: 1 | 2; market: SettledMarket }>();

  return {
    hear(statement) {
      switch (statement.kind) {
        case 'fixture.changed':
          fixture = statement;
          break;
        case 'odds.changed':
          odds = statement;
          for (const market of statement.markets) markets.set(keyOf(market), market);
          break;
        case 'bet.stopped':
          for (const [key, market] of markets)
            if (market.status === 'active') markets.set(key, { ...market, status: 'suspended', isCashOutOpen: false });
          break;
        case 'bets.settled':
          for (const market of statement.markets) {
            results.set(keyOf(market), { certainty: statement.certainty, market });
            takenBack.delete(keyOf(market));
          }
          break;
        case 'settlement.rolledBack':
          for (const market of statement.markets) {
            results.delete(keyOf(market));
            takenBack.set(keyOf(market), market);
          }
          break;
        case 'bets.cancelled':
          cancellations.push(statement);
          break;
        case 'cancel.rolledBack': {
          restored.push(statement);
          const keys = new Set(statement.markets.map(keyOf));
          cancellations = cancellations
            .map((each) => ({
              ...each,
              markets:
                each.from === statement.from && each.to === statement.to
                  ? each.markets.filter((market) => !keys.has(keyOf(market)))
                  : each.markets,
            }))
            .filter((each) => each.markets.length > 0);
          break;
        }
      }
    },
    statements() {
      const settled = ([1, 2] as const).flatMap((certainty): EventStatement[] => {
        const list = [...results.values()].filter((result) => result.certainty === certainty).map(({ market }) => market);
        return list.length > 0 && fixture ? [{ kind: 'bets.settled', eventId: fixture.eventId, certainty, markets: list }] : [];
      });
      const unsettled = [...takenBack.values()].map(({ market, specifiers }) => ({ market, specifiers }));
      return [
        ...(fixture ? [fixture] : []),
        ...(odds ? [{ ...odds, markets: [...markets.values()] }] : []),
        ...(unsettled.length > 0 && fixture
          ? [{ kind: 'settlement.rolledBack' as const, eventId: fixture.eventId, markets: unsettled }]
          : []),
        ...settled,
        ...restored,
        ...cancellations,
      ];
    },
  };
}

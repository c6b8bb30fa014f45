import { AppError, newId, type Kernel } from '#kernel';
import { loadBook } from '../book/load-book.ts';
import { marketKey, type BookMarket } from '../book/book.ts';
import { requireSigned } from '../limit/require-signed.ts';
import { insertRuling } from './ruling.sql.ts';
import { endWords, isEndWord, type Ends } from './ruling.ts';

export interface AskedRuling {
  /** void: bets are returned; settle: a market ended so; lift: what was ruled before holds no longer. */
  kind: 'void' | 'settle' | 'lift';
  eventId: string;
  /** One line of the event; null for all of it. */
  market: { market: string; specifiers: string } | null;
  /** How each outcome of the market ended, where it is settled. */
  ends: Record<string, string> | null;
  /** Shown to the players whose bets it moves. */
  reason: string;
  /** Who asks: a name of the operator's. */
  by: string;
}

/**
 * Asks for a ruling on an event, which another person decides; nothing moves before. Returns its id. Throws notFound for an event or market that
 * nobody knows, invalid on `reason`, `by` and `ends`.
 */
export async function askRuling(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { kind, eventId, market, ends, reason, by }: AskedRuling,
): Promise<string> {
  const event = (await loadBook(db, [eventId])).get(eventId);
  if (!event) throw new AppError('notFound', 'no such event');
  const known = market && event.markets.get(marketKey(market));
  if (market && !known) throw new AppError('notFound', 'no such market of this event');
  requireSigned({ by, reason });
  const id = newId();
  const line = known ? { market: known.market, specifiers: known.specifiers } : { market: null, specifiers: null };
  const ended = kind === 'settle' ? requireEnds(known, ends) : null;
  await db.run(insertRuling({ id, eventId, ...line, kind, ends: ended, reason, askedBy: by, createdAt: clock.now() }));
  return id;
}

/** An outcome that is left out would leave its bets open. */
function requireEnds(market: BookMarket | null | undefined, ends: Record<string, string> | null): Ends {
  const outcomes = [...(market?.outcomes.keys() ?? [])];
  const named = Object.entries(ends ?? {});
  if (market && named.length === outcomes.length && named.every(([outcome, end]) => outcomes.includes(outcome) && isEndWord(end))) {
    return Object.fromEntries(named) as Ends;
  }
  throw AppError.invalid('ends', `must say of one market how each outcome ended (${outcomes.join(', ')}): ${endWords.join(', ')}`);
}

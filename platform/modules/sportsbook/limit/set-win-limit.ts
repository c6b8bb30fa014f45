import { AppError, type Kernel } from '#kernel';
import { noteEvent } from '#modules/journal';
import { loadBook } from '../book/load-book.ts';
import { dropWinLimit, saveWinLimit } from './limit.sql.ts';
import { requireSigned } from './require-signed.ts';

export interface WinLimitWish {
  eventId: string;
  /** `*` is every market, and every line of a market. */
  market: string;
  specifiers: string;
  /** The most that one bet may win with a leg there, in main units of the currency of the house's rules; null lifts it. Zero takes no bets. */
  mostWin: string | null;
  /** Kept for the operator; players are told what stake is possible. */
  reason: string;
  by: string;
}

/** Limits what bets may win there from now on. Throws notFound for an event or market that nobody knows, invalid on `mostWin`, `reason`, `by`. */
export async function setWinLimit({ db, clock }: Pick<Kernel, 'db' | 'clock'>, wish: WinLimitWish): Promise<void> {
  const { eventId, market, specifiers, mostWin, reason, by } = wish;
  requireSigned(wish);
  if (mostWin !== null && !/^\d{1,12}(\.\d{1,2})?$/.test(mostWin)) throw AppError.invalid('mostWin', 'must be a sum');
  const event = (await loadBook(db, [eventId])).get(eventId);
  const fits = [...(event?.markets.values() ?? [])].some(
    (known) => market === '*' || (known.market === market && (specifiers === '*' || known.specifiers === specifiers)),
  );
  if (!event || !fits) throw new AppError('notFound', 'no such event or market');
  const line = { eventId, market, specifiers: market === '*' ? '*' : specifiers };
  await db.transaction(async (tx) => {
    tx.write(mostWin === null ? dropWinLimit(line) : saveWinLimit({ ...line, mostWin, reason, setBy: by, setAt: clock.now() }));
    await noteEvent(tx, { clock }, { kind: 'sport limit', details: { ...line, mostWin, reason, by } });
  });
}

import { isDeadHeat } from '@verdigale/betting';
import type { SportMarket } from '@verdigale/contract';
import type { BookEvent, BookMarket, BookOutcome, StatedResult } from '../book/book.ts';
import { closedBecause } from '../book/closed-because.ts';
import { isPrice } from '../book/is-price.ts';
import { voidAt } from '../book/void-at.ts';

/** A market as a statement builds it: times are texts. */
export interface StoredMarket extends Pick<
  BookMarket,
  'market' | 'specifiers' | 'status' | 'isCashOutOpen' | 'eachWay' | 'epoch' | 'voids'
> {
  producer: { aliveAt: string | null; downSince: string | null; epoch: number };
  outcomes: Pick<BookOutcome, 'id' | 'outcome' | 'price' | 'isActive' | 'version' | 'result'>[] | null;
}

export const timeOf = (text: string | null) => (text === null ? null : new Date(text));

/** A market as players see it now. */
export function viewMarket(event: Pick<BookEvent, 'status' | 'startsAt'>, stored: StoredMarket, now: Date): SportMarket {
  const { market, specifiers, isCashOutOpen, eachWay, producer, voids, outcomes } = stored;
  const health = { aliveAt: timeOf(producer.aliveAt), downSince: timeOf(producer.downSince), epoch: producer.epoch };
  const closed = closedBecause(event, stored, health, now);
  return {
    market,
    specifiers,
    closed: closed ?? (voidAt(voids, now) ? 'closed' : null),
    isCashOutOpen: isCashOutOpen && closed === null,
    ...(eachWay && { eachWay }),
    outcomes: (outcomes ?? []).map(({ result, price, ...outcome }) => ({
      ...outcome,
      price: isPrice(price) ? price : null,
      result: result && endOf(result),
    })),
  };
}

/** In one word; a part is a half won or lost, a dead heat, or less for a withdrawn runner. */
function endOf({ isWon, voidFactor, deadHeatFactor, deduction }: StatedResult): 'won' | 'lost' | 'void' | 'part' {
  if (Number(voidFactor) === 1) return 'void';
  if (Number(voidFactor) > 0 || (isWon && (isDeadHeat(deadHeatFactor) || Number(deduction) > 0))) return 'part';
  return isWon ? 'won' : 'lost';
}

import { rankOf, type Card } from '../../engine/cards.ts';
import { Book } from './exact.ts';
import { pointsOf, valueOf } from './hand.ts';
import type { BlackjackOutcome, BlackjackStep, PlayerHand } from './math.ts';
import type { BlackjackTitle } from './titles.ts';

/** The best step at every point of a round; insurance is never taken. */
export function adviser(title: BlackjackTitle): (outcome: BlackjackOutcome) => BlackjackStep {
  const book = new Book(title);
  const known = new Map<string, BlackjackStep>();
  return ({ hands, active, dealer }) => {
    if (active === null) return 'decline';
    const { cards, isSplit } = hands[active] as PlayerHand;
    const points = pointsOf(cards);
    const isFirst = cards.length === 2;
    const [first, second] = cards as [Card, Card];
    const pair = isFirst && rankOf(first) === rankOf(second) ? valueOf(first) : undefined;
    const up = valueOf(dealer[0] as Card);
    const key = [points.total, points.isSoft, isFirst, pair, isSplit, up].join();
    const step = known.get(key) ?? book.bestMove({ points, isFirst, pair, isSplit }, up).action;
    known.set(key, step);
    return step;
  };
}

import { priceText, rungBelow, type Fixture, type Market } from '@verdigale/sport-models';
import type { CombinationAnswer, CombinationQuestion } from '@verdigale/partner-wire';
import { keyOf, type MarketOdds } from './message.ts';
import { leastOfOutcome } from './quote.ts';

type AskedPart = CombinationQuestion['parts'][number];

/** What the bookmaker keeps of each part. */
const marginOfPart = 0.05;
/** What adds so little to the rest adds nothing. */
const nothing = 1e-9;

/**
 * The price of several outcomes of one match together, for its state as last stated: from the chance that all of them win, by the same
 * model that prices each.
 */
export function combine(
  { game }: Fixture,
  { state, said }: { state: object; said: readonly MarketOdds[] },
  parts: readonly AskedPart[],
): CombinationAnswer {
  const chances = (some: readonly AskedPart[]) => game.together?.(state, some) ?? null;
  const markets = game.markets(state);
  const prices = parts.map((part) => priceOf(part, said, markets));
  if (prices.includes(null)) return { refusal: 'unavailable' };
  if (prices.some((price, at) => Number(price) !== Number(parts[at]!.price))) return { refusal: 'moved' };
  const all = chances(parts);
  if (!all) return { refusal: 'unavailable' };
  if (all.won < nothing) return { refusal: 'contradictory' };
  const rest = parts.map((_, at) => chances(parts.toSpliced(at, 1))!.won);
  if (rest.some((won) => won - all.won < nothing)) return { refusal: 'redundant' };
  // Stakes come back where one is void.
  const fair = (1 - all.voided) / all.won;
  const price = rungBelow(fair / (1 + marginOfPart) ** parts.length);
  return price === null || all.won < leastOfOutcome ? { refusal: 'unavailable' } : { price: priceText(price) };
}

/** The price of an outcome that bets are taken on; null for one that can be half won or half lost, since half a combination has no price. */
function priceOf({ outcome, ...part }: AskedPart, said: readonly MarketOdds[], markets: readonly Market[]): string | null {
  const odds = said.find((each) => keyOf(each) === keyOf(part));
  const found = odds?.status === 'active' ? odds.outcomes.find((each) => each.outcome === outcome && each.isActive) : undefined;
  const ends = markets
    .find(({ id, specifiers }) => keyOf({ market: id, specifiers }) === keyOf(part))
    ?.outcomes.find(({ id }) => id === outcome);
  return found && ends && ends.chances.halfWon + ends.chances.halfLost === 0 ? found.price : null;
}

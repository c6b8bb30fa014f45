import { priceText, rungBelow, type Fixture, type Part } from '@verdigale/sport-models';
import type { CombinationAnswer } from '@verdigale/partner-wire';
import { leastOfOutcome, quote } from './quote.ts';

/** What the bookmaker keeps of each part. */
const marginOfPart = 0.05;
/** What adds so little to the rest adds nothing. */
const nothing = 1e-9;

/** What outcomes of a match pay together before it begins: by the chance that all of them are won, of the model that prices each of them. */
export function combine({ game }: Fixture, parts: readonly Part[]): CombinationAnswer {
  const chances = (some: readonly Part[]) => game.together?.(game.start, some) ?? null;
  const all = chances(parts);
  if (!all || !areOffered(game.markets(game.start), parts)) return { refusal: 'unavailable' };
  if (all.won < nothing) return { refusal: 'contradictory' };
  const rest = parts.map((_, at) => chances(parts.toSpliced(at, 1))!.won);
  if (rest.some((won) => won - all.won < nothing)) return { refusal: 'redundant' };
  // Stakes come back where one is void.
  const fair = (1 - all.voided) / all.won;
  const price = rungBelow(fair / (1 + marginOfPart) ** parts.length);
  return price === null || all.won < leastOfOutcome ? { refusal: 'unavailable' } : { price: priceText(price) };
}

function areOffered(markets: ReturnType<Fixture['game']['markets']>, parts: readonly Part[]): boolean {
  return parts.every(({ market, specifiers, outcome }) => {
    const found = markets.find((each) => each.id === market && each.specifiers === specifiers);
    const at = found?.outcomes.findIndex(({ id }) => id === outcome) ?? -1;
    if (!found || at < 0) return false;
    const { halfWon, halfLost } = found.outcomes[at]!.chances;
    // Half a bet on several at once is none.
    return halfWon + halfLost === 0 && quote(found).outcomes[at]!.isActive;
  });
}

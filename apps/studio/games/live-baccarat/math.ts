import { rankOf, type Card } from '../../engine/cards.ts';
import type { RandomSource } from '../../engine/random.ts';
import { dealCoup, handPoints, payFor, sides, winnerOf, type Side } from '../baccarat/math.ts';
import type { TableRules } from '../shared-table.ts';
import { exactReturn } from './exact.ts';
import { places, type Place } from './places.ts';
import type { LiveBaccaratTitle } from './titles.ts';

/** The cards of both hands. */
export type BaccaratResult = readonly [player: readonly Card[], banker: readonly Card[]];

function dealHands({ decks }: LiveBaccaratTitle, source: RandomSource): BaccaratResult {
  const { player, banker } = dealCoup(decks, source);
  return [player, banker];
}

/** Who has won. */
export function winnerIn([player, banker]: BaccaratResult): Side {
  return winnerOf(handPoints(player), handPoints(banker));
}

export function returned(title: LiveBaccaratTitle, place: string, result: BaccaratResult): number {
  const [player, banker] = result;
  if (place === 'player-pair' || place === 'banker-pair') return isPair(place === 'player-pair' ? player : banker) ? title.pair : 0;
  const side = sides.find((each) => each === place);
  return side ? payFor(title, side, winnerIn(result), handPoints(banker)) : 0;
}

/** Whether the first two cards have one rank. */
function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
}

export function rulesOf(title: LiveBaccaratTitle): TableRules<BaccaratResult> {
  return {
    places,
    draw: (source) => dealHands(title, source),
    returned: (place, result) => returned(title, place, result),
    returnStep: title.payStep,
    highest: Math.max(title.pair, title.tie),
    exactReturn: (place) => exactReturn(title, place as Place),
  };
}

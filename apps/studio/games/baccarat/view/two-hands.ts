import type { Card } from '../../../engine/cards.ts';
import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { handPoints, type Side } from '../math.ts';

type Cards = readonly Card[];

/** Both hands after each card, as they are dealt: two each by turns, then the third of the player and that of the banker. */
export function dealt(player: Cards, banker: Cards): [player: Cards, banker: Cards][] {
  const order = [
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    ...(player[2] === undefined ? [] : [[3, 2]]),
    ...(banker[2] === undefined ? [] : [[player.length, 3]]),
  ];
  return order.map(([ofPlayer, ofBanker]) => [player.slice(0, ofPlayer), banker.slice(0, ofBanker)]);
}

/** The player's and the banker's hand, each with its points. */
export class TwoHands {
  readonly root: HTMLElement;
  readonly #hands: Record<'player' | 'banker', CardHand>;
  readonly #locale: string;

  constructor({ say, config }: Pick<TableParts, 'say' | 'config'>) {
    this.#hands = { player: new CardHand(say, say('baccarat.player')), banker: new CardHand(say, say('baccarat.banker')) };
    this.#locale = config.locale;
    this.root = element('div', { class: 'hands', dir: 'ltr' }, this.#hands.player.root, this.#hands.banker.root);
  }

  /** Two cards each, face down. */
  cover(): void {
    for (const hand of Object.values(this.#hands)) hand.show([null, null], '', false);
  }

  /** Cards that are still to come of the first two lie face down. */
  lay(player: Cards, banker: Cards): void {
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      const points = cards.length === 0 ? '' : handPoints(cards).toLocaleString(this.#locale);
      this.#hands[side].show(cards.length >= 2 ? cards : [...cards, null, null].slice(0, 2), points, false);
    }
  }

  markWon(winner: Side): void {
    for (const side of ['player', 'banker'] as const) this.#hands[side].markWon(winner === side);
  }
}

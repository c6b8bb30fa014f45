import { CardHand } from '../../../view/cards/card-hand.ts';
import { element } from '../../../view/elements.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { handPoints } from '../../baccarat/math.ts';
import { winnerIn, type BaccaratResult } from '../math.ts';

/** When the first and the last card lie, as shares of the round. */
const deals = { first: 0.08, last: 0.86 };

/** Two hands, dealt card by card over the time of the round. */
export class HandsScene implements LiveScene<BaccaratResult> {
  readonly root: HTMLElement;
  readonly #parts: TableParts;
  readonly #hands: Record<'player' | 'banker', CardHand>;

  constructor(parts: TableParts) {
    const { say } = parts;
    this.#parts = parts;
    this.#hands = { player: new CardHand(say, say('baccarat.player')), banker: new CardHand(say, say('baccarat.banker')) };
    this.root = element('div', { class: 'hands', dir: 'ltr' }, this.#hands.player.root, this.#hands.banker.root);
    this.cover();
  }

  cover(): void {
    for (const hand of Object.values(this.#hands)) hand.show([null, null], '', false);
  }

  rest(result: BaccaratResult): void {
    this.#lay(...result);
    for (const side of ['player', 'banker'] as const) this.#hands[side].markWon(winnerIn(result) === side);
  }

  async play([player, banker]: BaccaratResult, course: Course): Promise<void> {
    const order = [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
      ...(player[2] === undefined ? [] : [[3, 2]]),
      ...(banker[2] === undefined ? [] : [[player.length, 3]]),
    ];
    for (const [index, [ofPlayer, ofBanker]] of order.entries()) {
      await course.until(deals.first + ((deals.last - deals.first) * index) / (order.length - 1));
      this.#lay(player.slice(0, ofPlayer), banker.slice(0, ofBanker));
      this.#parts.sound.play('stop', index % 5);
    }
    await course.until(0.96);
  }

  resize(): void {}

  #lay(player: readonly number[], banker: readonly number[]): void {
    for (const [side, cards] of [
      ['player', player],
      ['banker', banker],
    ] as const) {
      const points = cards.length === 0 ? '' : handPoints(cards).toLocaleString(this.#parts.config.locale);
      this.#hands[side].show(cards.length >= 2 ? cards : [...cards, null, null].slice(0, 2), points, false);
    }
  }
}

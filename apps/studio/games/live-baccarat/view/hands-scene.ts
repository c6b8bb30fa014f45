import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { dealt, TwoHands } from '../../baccarat/view/two-hands.ts';
import { winnerIn, type BaccaratResult } from '../math.ts';

/** When the first and the last card lie, as shares of the round. */
const deals = { first: 0.08, last: 0.86 };

/** Two hands, dealt card by card over the time of the round. */
export class HandsScene implements LiveScene<BaccaratResult> {
  readonly root: HTMLElement;
  readonly #parts: TableParts;
  readonly #hands: TwoHands;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#hands = new TwoHands(parts);
    this.root = this.#hands.root;
    this.cover();
  }

  cover(): void {
    this.#hands.cover();
  }

  rest(result: BaccaratResult): void {
    this.#hands.lay(...result);
    this.#hands.markWon(winnerIn(result));
  }

  async play([player, banker]: BaccaratResult, course: Course): Promise<void> {
    const steps = dealt(player, banker);
    for (const [index, hands] of steps.entries()) {
      await course.until(deals.first + ((deals.last - deals.first) * index) / (steps.length - 1));
      this.#hands.lay(...hands);
      this.#parts.sound.play('stop', index % 5);
    }
    await course.until(0.96);
  }

  resize(): void {}
}

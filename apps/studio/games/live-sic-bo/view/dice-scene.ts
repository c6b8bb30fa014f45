import type { TableParts } from '../../../view/game-view.ts';
import type { Course, LiveScene } from '../../../view/live/look.ts';
import { Dice } from '../../sic-bo/view/dice.ts';
import type { SicBoResult } from '../math.ts';

/** When each die has come to rest, as a share of the round. */
const stops = [0.45, 0.62, 0.8];
const rollMs = 70;

/** Three dice under the bell, which come to rest one after the other. */
export class DiceScene implements LiveScene<SicBoResult> {
  readonly root: HTMLElement;
  readonly #dice: Dice;
  readonly #parts: TableParts;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#dice = new Dice(parts.say);
    this.root = this.#dice.root;
    this.cover();
  }

  cover(): void {
    this.#dice.show([]);
  }

  rest(result: SicBoResult): void {
    this.#dice.show(result);
  }

  async play(result: SicBoResult, course: Course): Promise<void> {
    await Promise.all(
      result.map(async (face, place) => {
        const stop = course.until(stops[place] ?? 1);
        await this.#turnUntil(stop, place);
        await this.#dice.roll(place, face, 0, () => stop);
        this.#parts.sound.play('stop', place);
      }),
    );
    await course.until(0.95);
  }

  resize(): void {}

  async #turnUntil(stop: Promise<void>, place: number): Promise<void> {
    const over = stop.then(() => true);
    const pause = (): Promise<boolean> => Promise.race([over, new Promise<boolean>((resolve) => setTimeout(resolve, rollMs, false))]);
    if (this.#parts.isCalm()) return stop;
    for (let turn = 0; !(await pause()); turn += 1) await this.#dice.roll(place, ((turn + place) % 6) + 1, 0, () => stop);
  }
}

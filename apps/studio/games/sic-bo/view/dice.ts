import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';

const rollMs = 70;

/** Three dice side by side. */
export class Dice {
  readonly root: HTMLElement;
  readonly #say: Say;
  readonly #dice = [0, 1, 2].map(() => element('div', { class: 'die', role: 'img' }));

  constructor(say: Say) {
    this.#say = say;
    this.root = element('div', { class: 'dice', dir: 'ltr' }, ...this.#dice);
  }

  /** Shows faces; null and what is missing are not known yet. */
  show(faces: readonly (number | null)[]): void {
    this.#dice.forEach((die, place) => this.#face(die, faces[place] ?? null));
  }

  /** Turns one die until `pause` has passed so often, and leaves it with its face. */
  async roll(place: number, face: number | null, turns: number, pause: (milliseconds: number) => Promise<void>): Promise<void> {
    const die = this.#dice[place];
    if (!die) return;
    for (let turn = 0; turn < turns; turn += 1) {
      this.#face(die, ((turn + place) % 6) + 1);
      await pause(rollMs);
    }
    this.#face(die, face);
  }

  #face(die: HTMLElement, face: number | null): void {
    die.dataset.face = face === null ? 'none' : String(face);
    die.setAttribute('aria-label', face === null ? this.#say('sicbo.die') : String(face));
    die.replaceChildren(...Array.from({ length: face ?? 0 }, () => element('i')));
  }
}

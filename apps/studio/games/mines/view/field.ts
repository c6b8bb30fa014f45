import { element } from '../../../view/elements.ts';
import type { Say } from '../../../view/texts.ts';
import { columns, fieldCount, type MinesOutcome } from '../math.ts';
import { drawFace, type Face } from './sprites.ts';

interface Tile {
  button: HTMLButtonElement;
  canvas: HTMLCanvasElement;
  face: Face;
}

const moves: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const words: Record<Face, string> = { plate: 'mines.hidden', gem: 'mines.gem', mine: 'mines.mine', blast: 'mines.mine' };

/** The 25 fields as buttons, one of them in the order of the Tab key; arrows go from each to the next. */
export class Field {
  readonly root: HTMLElement;
  readonly #say: Say;
  readonly #tiles: Tile[];
  #size = 1;
  #choose: ((field: number) => void) | null = null;

  constructor(say: Say) {
    this.#say = say;
    this.#tiles = Array.from({ length: fieldCount }, (_, field) => this.#makeTile(field));
    // The columns are counted from the left in every language, as they are drawn.
    this.root = element(
      'div',
      { class: 'field', role: 'group', 'aria-label': say('mines.field'), dir: 'ltr' },
      ...this.#tiles.map(({ button }) => button),
    );
    this.#setOpen(false);
    this.#focusable(12);
    document.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Shows a round as it stands; without one every field is covered. */
  show(outcome: MinesOutcome | null): void {
    const hit = outcome?.isHit ? outcome.uncovered.at(-1) : undefined;
    this.#tiles.forEach((_, field) => {
      if (field === hit) this.turn(field, 'blast');
      else if (outcome?.uncovered.includes(field)) this.turn(field, 'gem');
      else this.turn(field, outcome?.mines?.includes(field) ? 'mine' : 'plate');
    });
    this.root.classList.toggle('field-over', outcome?.isOver ?? false);
  }

  turn(field: number, face: Face): void {
    const tile = this.#tiles[field] as Tile;
    tile.button.setAttribute('aria-label', this.#say(words[face], placeOf(field)));
    if (tile.face === face) return;
    tile.face = face;
    tile.button.dataset.face = face;
    drawFace(tile.canvas, face, this.#size);
  }

  /** Resolves with the covered field that the player chooses; until then fields can be chosen. */
  chosen(): Promise<number> {
    return new Promise((resolve) => {
      this.#setOpen(true);
      this.#choose = (field) => {
        this.close();
        this.#tiles[field]?.button.classList.add('tile-asked');
        resolve(field);
      };
    });
  }

  /** Nothing can be chosen any more. */
  close(): void {
    this.#choose = null;
    this.#setOpen(false);
    for (const { button } of this.#tiles) button.classList.remove('tile-asked');
  }

  resize(): void {
    const size = this.#tiles[0]?.button.clientWidth || this.#size;
    if (size === this.#size) return;
    this.#size = size;
    for (const { canvas, face } of this.#tiles) drawFace(canvas, face, this.#size);
  }

  #makeTile(field: number): Tile {
    const canvas = element('canvas', { 'aria-hidden': 'true' });
    const label = this.#say(words.plate, placeOf(field));
    const press = (): void => {
      this.#focusable(field);
      if (this.#tiles[field]?.face === 'plate') this.#choose?.(field);
    };
    const button = element('button', { type: 'button', class: 'tile', 'data-face': 'plate', 'aria-label': label, onclick: press }, canvas);
    return { button, canvas, face: 'plate' };
  }

  #setOpen(isOpen: boolean): void {
    for (const { button, face } of this.#tiles) button.setAttribute('aria-disabled', String(!isOpen || face !== 'plate'));
  }

  #focusable(field: number): void {
    this.#tiles.forEach(({ button }, index) => button.setAttribute('tabindex', index === field ? '0' : '-1'));
  }

  /** Arrows move over the field, and lead to it while a field is to be chosen. */
  #onKey(event: KeyboardEvent): void {
    const move = moves[event.key];
    const at = this.#tiles.findIndex(({ button }) => button === document.activeElement);
    if (!move || (at === -1 && !this.#choose) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const start = this.#tiles.findIndex(({ button }) => button.tabIndex === 0);
    const [row, column] = at === -1 ? [Math.floor(start / columns), start % columns] : this.#beside(at, move);
    const next = row * columns + column;
    this.#focusable(next);
    this.#tiles[next]?.button.focus();
  }

  #beside(at: number, [down, right]: readonly [number, number]): [number, number] {
    const within = (value: number): number => Math.min(columns - 1, Math.max(0, value));
    return [within(Math.floor(at / columns) + down), within((at % columns) + right)];
  }
}

const placeOf = (field: number): { row: number; column: number } => ({
  row: Math.floor(field / columns) + 1,
  column: (field % columns) + 1,
});

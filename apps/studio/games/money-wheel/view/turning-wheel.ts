import type { Palette } from '@verdigale/art';
import { fitCanvas } from '../../../view/canvas.ts';
import { element } from '../../../view/elements.ts';
import { drawFace, drawFrame } from './draw-wheel.ts';

interface WheelParts {
  colours: Palette;
  figure: (pay: number) => string;
  /** What each segment pays, in hundredths; it may change with what the player chooses. */
  pays: () => readonly number[];
}

/** A wheel of segments under a pointer. Its face is drawn once for each look of it, and turned by its style: a turn costs no drawing. */
export class TurningWheel {
  readonly root: HTMLElement;
  /** How far it has turned, in segments. */
  turned = 0;
  /** The segment that came. */
  lit: number | null = null;
  readonly #parts: WheelParts;
  readonly #face = element('canvas', { class: 'wheel-face', 'aria-hidden': 'true' });
  readonly #frame = element('canvas', { 'aria-hidden': 'true' });
  #size = 0;
  #drawn = '';

  constructor(parts: WheelParts) {
    this.#parts = parts;
    this.root = element('div', { class: 'wheel' }, this.#face, this.#frame);
  }

  /** Fits it to the room that it has. */
  resize(): void {
    const size = Math.min(this.root.clientWidth, this.root.clientHeight);
    if (size < 20 || size === this.#size) return;
    this.#size = size;
    for (const canvas of [this.#face, this.#frame]) canvas.style.inlineSize = `${size}px`;
    drawFrame(fitCanvas(this.#frame, size, size), size, this.#parts.colours);
    this.show();
  }

  /** Puts `turned` and `lit` on the screen. */
  show(): void {
    const pays = this.#parts.pays();
    this.#face.style.rotate = `${this.turned / pays.length}turn`;
    const look = `${this.#size} ${this.lit} ${pays.join(' ')}`;
    if (this.#size === 0 || look === this.#drawn) return;
    this.#drawn = look;
    drawFace(fitCanvas(this.#face, this.#size, this.#size), this.#size, { ...this.#parts, pays, lit: this.lit });
  }
}

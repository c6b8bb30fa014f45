import type { Line } from '../../engine/lines.ts';
import type { SymbolId } from '../../engine/reels.ts';
import { element } from '../elements.ts';
import type { Say } from '../texts.ts';
import type { SlotTheme } from './theme.ts';

const pictureSize = 88;

/** The parts of a slot's rules page: symbols with what they pay, and sections of text. */
export class PayCards {
  readonly #say: Say;
  readonly #theme: SlotTheme;
  readonly #amount: (value: bigint) => string;

  constructor({ say, amount }: { say: Say; amount: (value: bigint) => string }, theme: SlotTheme) {
    this.#say = say;
    this.#theme = theme;
    this.#amount = amount;
  }

  /** A symbol, its name, and what so many of it pay. */
  card(symbol: SymbolId, name: string, pay: (count: number) => bigint, counts?: readonly number[]): HTMLElement {
    const words = element('div', {}, element('h3', {}, this.#say(`symbol.${name}`)), this.list(pay, counts));
    return element('div', { class: 'pay' }, this.#picture(symbol), words);
  }

  list(pay: (count: number) => bigint, counts: readonly number[] = [5, 4, 3]): HTMLElement {
    const rows = counts.flatMap((count) => [
      element('dt', { 'aria-label': this.#say('rules.count', { n: count }) }, `${count}×`),
      element('dd', {}, this.#amount(pay(count))),
    ]);
    return element('dl', { class: 'pay-list' }, ...rows);
  }

  /** A symbol beside the section that explains it. */
  special(symbol: SymbolId, section: HTMLElement): HTMLElement {
    return element('div', { class: 'special' }, this.#picture(symbol), section);
  }

  #picture(symbol: SymbolId): HTMLCanvasElement {
    const density = Math.min(window.devicePixelRatio || 1, 2);
    const canvas = element('canvas', { class: 'symbol', 'aria-hidden': 'true' });
    canvas.width = pictureSize * density;
    canvas.height = pictureSize * density;
    const surface = canvas.getContext('2d') as CanvasRenderingContext2D;
    surface.scale((pictureSize * density) / 100, (pictureSize * density) / 100);
    this.#theme.drawSymbol(surface, symbol);
    return canvas;
  }
}

/** Every pay line as a small board of cells. */
export function lineMap(lines: readonly Line[], rows: number): HTMLElement {
  return element('ol', { class: 'line-map' }, ...lines.map((line, index) => lineCard(line, index, rows)));
}

function lineCard(line: Line, index: number, rows: number): HTMLElement {
  const reels = line.length;
  const cells = Array.from({ length: rows * reels }, (_, cell) => {
    const isOn = line[cell % reels] === Math.floor(cell / reels);
    return element('i', isOn ? { class: 'on' } : {});
  });
  return element(
    'li',
    {},
    element('span', {}, String(index + 1)),
    element('div', { class: 'line-cells', 'aria-hidden': 'true' }, ...cells),
  );
}

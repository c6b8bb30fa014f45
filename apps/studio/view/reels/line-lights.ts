import type { LineWin } from '../../engine/evaluate.ts';
import type { Line } from '../../engine/lines.ts';
import type { Surface } from '../engrave.ts';
import { isGain } from '../round-texts.ts';
import type { Story } from '../table.ts';
import type { Say } from '../texts.ts';
import { easeOut, type Ticker } from '../ticker.ts';
import type { Geometry } from './geometry.ts';
import type { Picture } from './picture.ts';
import { drawLineTags, drawWinLine, lineInk } from './win-lines.ts';

const cycleMs = 1300;
const drawMs = 420;

/** The pay lines that won, over the reels: all of them, then one by one until the next spin. */
export class LineLights {
  readonly #lines: readonly Line[];
  readonly #dark: string;
  #lit: readonly number[] = [];
  /** How much of the lit lines is drawn, from the left. */
  #shown = 0;
  #cycle: ReturnType<typeof setTimeout> | undefined;

  constructor(lines: readonly Line[], dark: string) {
    this.#lines = lines;
    this.#dark = dark;
  }

  /** Draws the lit lines, under the cells in the light. */
  drawLines(surface: Surface, geometry: Geometry): void {
    for (const line of this.#lit) drawWinLine(surface, geometry, line, this.#rowsOf(line), this.#shown);
  }

  /** Draws the number of a line that is lit alone. */
  drawTags(surface: Surface, geometry: Geometry): void {
    const [only, ...more] = this.#lit;
    if (only !== undefined && more.length === 0) drawLineTags(surface, geometry, only, this.#rowsOf(only), this.#dark);
  }

  /** Lights these lines with the cells of their runs, and further cells. */
  light(picture: Picture, wins: readonly LineWin[], isLitToo: (reel: number, row: number) => boolean = () => false): void {
    this.#lit = wins.map((win) => win.line);
    this.#shown = 1;
    const isOnRun = (reel: number, row: number): boolean =>
      wins.some(({ line, count }) => reel < count && this.#rowsOf(line)[reel] === row);
    picture.light((reel, row) => isOnRun(reel, row) || isLitToo(reel, row));
  }

  /** Draws the lit lines as far as they are after so many milliseconds. */
  follow(elapsedMs: number): void {
    this.#shown = easeOut(Math.min(1, elapsedMs / drawMs));
  }

  /** After the win is shown: all lines, then one by one, until they are cleared. */
  begin(wins: readonly LineWin[], story: Story, { picture, ticker, say, lightAll }: CycleParts): void {
    if (wins.length < 2) return;
    const total = { label: say(isGain(story.win, story.staked) ? 'frame.win' : 'frame.paid'), amount: story.amount(story.win), ink: null };
    let at = -1;
    const next = (): void => {
      at = at + 1 >= wins.length ? -1 : at + 1;
      const win = wins[at];
      if (win) {
        this.light(picture, [win]);
        const label = say('lines.name', { n: win.line + 1 });
        picture.plate = { label, amount: story.amount(story.worth(win.pay)), ink: lineInk(win.line) };
      } else {
        lightAll();
        picture.plate = total;
      }
      ticker.draw();
      this.#cycle = setTimeout(next, cycleMs);
    };
    this.#cycle = setTimeout(next, cycleMs);
  }

  clear(): void {
    clearTimeout(this.#cycle);
    this.#lit = [];
    this.#shown = 0;
  }

  #rowsOf(line: number): Line {
    return this.#lines[line] ?? [];
  }
}

interface CycleParts {
  picture: Picture;
  ticker: Ticker;
  say: Say;
  lightAll: () => void;
}

import type { LineWin } from '../../../engine/evaluate.ts';
import { gridAt } from '../../../engine/reels.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { drawFilled } from '../../../view/reels/filled-reel.ts';
import { LineLights } from '../../../view/reels/line-lights.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { Story } from '../../../view/table.ts';
import { easeOut } from '../../../view/ticker.ts';
import { scatter, wild, type Reels, type ReelsOutcome, type ReelsSpin } from '../math.ts';
import { idleStops } from './idle-stops.ts';
import { titleTheme } from './title-theme.ts';

type RoundStory = Story<ReelsOutcome>;

/** A slot that is data as the player sees it: reels, wins on lines or ways, free spins by night. */
export class ReelsTable extends SlotTable<ReelsOutcome> {
  readonly #reels: Reels;
  readonly #lights: LineLights;
  /** How far the wild of a reel has filled it, 0 to 1. */
  readonly #filled: number[];

  constructor(parts: TableParts, reels: Reels) {
    const theme = titleTheme(reels, parts.say('art.wild'));
    const { strips, rows, symbolNames } = reels;
    super(parts, { strips, rows, idleStops: idleStops(reels), symbolNames, theme });
    this.#reels = reels;
    this.#lights = new LineLights(reels.lines ?? [], theme.dark);
    this.#filled = strips.map(() => 0);
  }

  begin(): void {
    this.clear();
    this.bank.spin(this.#reels.strips);
  }

  rest({ spin }: ReelsOutcome): void {
    this.bank.place(this.#reels.strips, spin.stops);
  }

  words({ spin, freeSpins }: ReelsOutcome): string {
    const { say } = this.parts;
    if (spin.wins.length === 0 || freeSpins.length > 0) return '';
    const ways = spin.wins.reduce((sum, win) => sum + (win.ways ?? 0), 0);
    if (ways > 0) return `${say('ways.name', { n: ways })}.`;
    return `${spin.wins.length === 1 ? say('lines.one') : say('lines.many', { n: spin.wins.length })}.`;
  }

  async showRound(story: RoundStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    await this.land(this.#reels.strips, spin.stops, scatter, (_reel, landed) => landed >= 2);
    this.isHurried = false;
    if (spin.pay > 0) await this.#showSpin(spin, story, 0n);
    if (freeSpins.length > 0) {
      this.#lights.clear();
      this.picture.lightSymbol(scatter);
      await this.showFreeSpins(story, freeSpins, (free, won) => this.#playFree(free, story, won));
    } else if (spin.pay > 0 && this.#reels.lines) {
      const { picture, ticker } = this;
      this.#lights.begin(onLines(spin), story, { picture, ticker, say: this.parts.say, lightAll: () => this.#lightWins(spin) });
    }
  }

  protected override decor(): Decor {
    return {
      onReels: (surface, layer) => {
        for (const [reel, share] of this.#filled.entries()) if (share > 0) drawFilled(surface, layer, reel, share, wild);
      },
      underLit: (surface, geometry) => this.#lights.drawLines(surface, geometry),
      overLit: (surface, geometry) => this.#lights.drawTags(surface, geometry),
    };
  }

  protected override freeWords(): string {
    const { free } = this.#reels.title;
    if (!free) return '';
    const { say } = this.parts;
    const words = [say(free.fills ? 'free.fills' : 'free.more')];
    if (free.times > 1) words.push(say('free.times', { times: free.times }));
    return words.join(' ');
  }

  protected override symbolIn(reel: number, row: number): number {
    return this.#filled[reel] ? wild : super.symbolIn(reel, row);
  }

  protected override clear(): void {
    this.#lights.clear();
    this.#filled.fill(0);
    super.clear();
  }

  async #showSpin(spin: ReelsSpin, story: RoundStory, alreadyWon: bigint): Promise<void> {
    this.#lightWins(spin);
    await this.showWin(spin.pay, story, alreadyWon, (elapsed) => this.#lights.follow(elapsed));
  }

  /** Lights all that a spin won: its lines or ways, and its scatters. */
  #lightWins(spin: ReelsSpin): void {
    const isScatter = (reel: number, row: number): boolean => spin.scatters >= 3 && this.symbolIn(reel, row) === scatter;
    const { lines, reading } = this.#reels;
    if (lines) {
      this.#lights.light(this.picture, onLines(spin), isScatter);
      return;
    }
    const grid = this.#reels.strips.map((_, reel) => Array.from({ length: this.#reels.rows }, (__, row) => this.symbolIn(reel, row)));
    const places = reading.places(grid, spin.wins);
    this.picture.light((reel, row) => (places[reel]?.[row] ?? false) || isScatter(reel, row));
  }

  async #playFree(free: ReelsSpin, story: RoundStory, won: bigint): Promise<void> {
    await this.turnFree(this.#reels.freeStrips, free.stops);
    if (this.#reels.title.free?.fills) await this.#fillWilds(free);
    if (free.pay > 0) await this.#showSpin(free, story, won);
  }

  async #fillWilds({ stops }: ReelsSpin): Promise<void> {
    const reels = gridAt(this.#reels.freeColumns, stops).flatMap((column, reel) => (column.includes(wild) ? [reel] : []));
    if (reels.length === 0) return;
    this.parts.sound.play('special', 2);
    await this.ticker.during(this.parts.isCalm() ? 0 : 380, (share) => {
      for (const reel of reels) this.#filled[reel] = easeOut(share);
    });
  }
}

/** The wins of a title that pays on lines. */
function onLines({ wins }: ReelsSpin): LineWin[] {
  return wins.flatMap((win) => (win.line === undefined ? [] : [{ ...win, line: win.line }]));
}

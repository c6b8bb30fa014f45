import type { LineWin } from '../../../engine/evaluate.ts';
import { gridAt, type Grid } from '../../../engine/reels.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { drawFilled } from '../../../view/reels/filled-reel.ts';
import { HoldShow } from '../../../view/reels/hold-show.ts';
import { LineLights } from '../../../view/reels/line-lights.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { SlotTheme } from '../../../view/reels/theme.ts';
import type { Story } from '../../../view/table.ts';
import { easeOut } from '../../../view/ticker.ts';
import { freeGrid, scatter, unitsPerStake, wild, type Reels, type ReelsOutcome, type ReelsSpin } from '../math.ts';
import { idleStops } from './idle-stops.ts';
import { drawMultiplierSeal } from './multiplier-seal.ts';
import { coinPicture, titleTheme } from './title-theme.ts';

type RoundStory = Story<ReelsOutcome>;

/** How long each number of the multipliers is seen while they turn. */
const multiplierMs = 90;

/** A slot that is data as the player sees it: reels, wins on lines or ways, held coins, free spins by night. */
export class ReelsTable extends SlotTable<ReelsOutcome> {
  readonly #reels: Reels;
  readonly #lights: LineLights;
  /** How far the wild of a reel has filled it, 0 to 1. */
  readonly #filled: number[];
  readonly #hold: HoldShow | null;
  readonly #theme: SlotTheme;
  /** What the reel of multipliers shows. */
  #times = { times: 1, hasStopped: true };

  constructor(parts: TableParts, reels: Reels) {
    const theme = titleTheme(reels, parts.say);
    const { strips, rows, symbolNames } = reels;
    super(parts, { strips, rows, idleStops: idleStops(reels), symbolNames, theme });
    this.#reels = reels;
    this.#lights = new LineLights(reels.lines ?? [], theme.dark);
    this.#filled = strips.map(() => 0);
    this.#theme = theme;
    this.#hold = reels.hold
      ? new HoldShow({
          parts,
          ticker: this.ticker,
          picture: () => this.picture,
          grid: { reels: strips.length, rows },
          form: { symbol: symbolNames.length - 1, pictureOf: (value) => coinPicture(reels, value), rules: reels.hold },
          isHurried: () => this.isHurried,
          pause: (milliseconds) => this.pause(milliseconds),
        })
      : null;
  }

  begin(): void {
    this.clear();
    this.bank.spin(this.#reels.strips);
  }

  rest({ spin }: ReelsOutcome): void {
    this.bank.place(this.#reels.strips, spin.stops);
    this.#weigh(spin);
    this.#hold?.stopAll();
    this.#times = { times: spin.times ?? 1, hasStopped: true };
    for (const reel of this.#wildReels(spin)) this.#filled[reel] = 1;
  }

  words({ spin, freeSpins }: ReelsOutcome): string {
    const { say } = this.parts;
    if (freeSpins.length > 0) return '';
    const { coins = [], hold } = spin.seen ?? {};
    if (hold) return say('hold.said', { n: coins.length + hold.respins.flat().length });
    if (spin.wins.length === 0) return '';
    const multiplied = (spin.times ?? 1) > 1 ? ` ${say('multiplier.said', { times: spin.times ?? 1 })}` : '';
    const ways = spin.wins.reduce((sum, win) => sum + (win.ways ?? 0), 0);
    if (ways > 0) return `${say('ways.name', { n: ways })}.${multiplied}`;
    return `${spin.wins.length === 1 ? say('lines.one') : say('lines.many', { n: spin.wins.length })}.${multiplied}`;
  }

  async showRound(story: RoundStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    this.#weigh(spin);
    await this.land(this.#reels.strips, spin.stops, scatter, (_reel, landed) => landed >= 2);
    this.isHurried = false;
    await this.#fillWilds(this.#wildReels(spin));
    await this.#stopMultiplier(spin);
    const held = spin.seen?.hold?.pay ?? 0;
    if (spin.pay > held) await this.#showSpin({ ...spin, pay: spin.pay - held }, story, 0n);
    if (spin.seen?.hold && this.#hold) {
      this.#lights.clear();
      await this.#hold.play(spin.seen.hold);
      await this.showWin(held, story, story.worth(spin.pay - held), () => {});
      this.#hold.end('day', null);
    }
    if (freeSpins.length > 0) {
      this.#lights.clear();
      this.picture.lightSymbol(scatter);
      await this.showFreeSpins(story, freeSpins, (free, won) => this.#playFree(free, story, won));
    } else if (spin.pay > 0 && held === 0 && this.#reels.lines) {
      const { picture, ticker } = this;
      this.#lights.begin(onLines(spin), story, { picture, ticker, say: this.parts.say, lightAll: () => this.#lightWins(spin) });
    }
  }

  protected override decor(): Decor {
    return {
      onReels: (surface, layer) => {
        for (const [reel, share] of this.#filled.entries()) if (share > 0) drawFilled(surface, layer, reel, share, wild);
        this.#hold?.draw(surface, layer);
      },
      underLit: (surface, geometry) => this.#lights.drawLines(surface, geometry),
      overLit: (surface, geometry) => {
        this.#lights.drawTags(surface, geometry);
        if (this.#reels.title.multipliers.length > 0) drawMultiplierSeal(surface, geometry, this.#theme, this.#times);
      },
    };
  }

  protected override freeWords(): string {
    const { free } = this.#reels.title;
    if (!free) return '';
    const { say } = this.parts;
    const words = [say(free.sticks ? 'free.sticks' : free.fills ? 'free.fills' : 'free.more')];
    if (free.times > 1) words.push(say('free.times', { times: free.times }));
    return words.join(' ');
  }

  protected override symbolIn(reel: number, row: number): number {
    const value = this.#hold?.worthIn(reel, row);
    if (value !== undefined) return coinPicture(this.#reels, value);
    return this.#filled[reel] ? wild : super.symbolIn(reel, row);
  }

  protected override nameIn(reel: number, row: number): string {
    const value = this.#hold?.worthIn(reel, row);
    return value === undefined ? super.nameIn(reel, row) : this.parts.say('coin.worth', { n: value / unitsPerStake });
  }

  protected override onStop(reel: number): void {
    super.onStop(reel);
    this.#hold?.stop(reel);
  }

  protected override clear(): void {
    this.#lights.clear();
    this.#filled.fill(0);
    this.#hold?.clear();
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
    for (const reel of free.held ?? []) this.#filled[reel] = 1;
    await this.turnFree(this.#reels.freeStrips, free.stops);
    if (this.#reels.title.free?.fills) await this.#fillWilds(wildIn(freeGrid(this.#reels, free)));
    await this.#stopMultiplier(free);
    if (free.pay > 0) await this.#showSpin(free, story, won);
  }

  /** Fills the reels on which a wild has landed; those that are full already stay. */
  async #fillWilds(wilds: readonly number[]): Promise<void> {
    const reels = wilds.filter((reel) => this.#filled[reel] === 0);
    if (reels.length === 0) return;
    this.parts.sound.play('special', 2);
    await this.ticker.during(this.parts.isCalm() ? 0 : 380, (share) => {
      for (const reel of reels) this.#filled[reel] = easeOut(share);
    });
  }

  /** The reels that a wild fills on a paid spin. */
  #wildReels({ stops }: ReelsSpin): number[] {
    return this.#reels.title.expands ? wildIn(gridAt(this.#reels.columns, stops)) : [];
  }

  #weigh({ stops, seen }: ReelsSpin): void {
    this.#hold?.weigh(stops, seen?.coins ?? []);
  }

  /** Turns the reel of multipliers a little longer than the others, where wins are to be multiplied. */
  async #stopMultiplier({ times, wins }: ReelsSpin): Promise<void> {
    if (times === undefined) return;
    const { multipliers } = this.#reels.title;
    const length = wins.length === 0 || this.parts.isCalm() || this.isHurried ? 0 : multiplierMs * 9;
    await this.ticker.during(length, (share) => {
      const at = Math.floor((share * length) / multiplierMs) % multipliers.length;
      this.#times = { times: multipliers[at] ?? 1, hasStopped: false };
    });
    this.#times = { times, hasStopped: true };
    if (times > 1 && wins.length > 0) this.parts.sound.play('special', 3);
    this.ticker.draw();
  }
}

/** The reels of a grid that show a wild. */
function wildIn(grid: Grid): number[] {
  return grid.flatMap((column, reel) => (column.includes(wild) ? [reel] : []));
}

/** The wins of a title that pays on lines. */
function onLines({ wins }: ReelsSpin): LineWin[] {
  return wins.flatMap((win) => (win.line === undefined ? [] : [{ ...win, line: win.line }]));
}

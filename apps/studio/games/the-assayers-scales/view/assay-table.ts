import type { Strip } from '../../../engine/reels.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { LineLights } from '../../../view/reels/line-lights.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import type { ReelLayer } from '../../../view/reels/reel-layer.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { Story } from '../../../view/table.ts';
import type { Surface } from '../../../view/engrave.ts';
import {
  baseStrips,
  freeStrips,
  hold,
  lines,
  reelCount,
  rowCount,
  rules,
  symbolNames,
  type AssayOutcome,
  type AssaySpin,
} from '../math.ts';
import { drawHoldBoard, type HoldBoard } from './hold-board.ts';
import { assayTheme, coinPicture } from './theme.ts';

type AssayStory = Story<AssayOutcome>;

const idleStops = [26, 24, 4, 35, 11];
const holdMs = { before: 700, turn: 620, land: 260, between: 260, after: 700 } as const;
/** Places of a cell's strip that pass in a second of a respin. */
const turnSpeed = 17;

/** The Assayer's Scales as the player sees it: lines, coins that are weighed where they land, respins that hold them. */
export class AssayTable extends SlotTable<AssayOutcome> {
  readonly #lights: LineLights;
  /** What the coins in sight are worth, by cell. */
  #coins: ReadonlyMap<number, number> = new Map();
  readonly #stopped = new Set<number>();
  #stops: readonly number[] = idleStops;
  #board: HoldBoard | null = null;

  constructor(parts: TableParts) {
    const theme = assayTheme(parts.say('art.wild'));
    super(parts, { strips: baseStrips, rows: rowCount, idleStops, symbolNames, theme });
    this.#lights = new LineLights(lines, theme.dark);
  }

  begin(): void {
    this.clear();
    this.bank.spin(baseStrips);
  }

  rest({ spin }: AssayOutcome): void {
    this.bank.place(baseStrips, spin.stops);
    this.#weigh(spin);
    for (let reel = 0; reel < reelCount; reel += 1) this.#stopped.add(reel);
  }

  words({ spin, freeSpins }: AssayOutcome): string {
    const { say } = this.parts;
    if (freeSpins.length > 0) return '';
    if (spin.hold) return say('hold.said', { n: spin.coins.length + spin.hold.respins.flat().length });
    const count = spin.lineWins.length;
    if (count === 0) return '';
    return `${count === 1 ? say('lines.one') : say('lines.many', { n: count })}.`;
  }

  async showRound(story: AssayStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    this.#weigh(spin);
    await this.land(baseStrips, spin.stops, rules.scatter, (reel, landed) => reel === reelCount - 1 && landed >= 2);
    this.isHurried = false;
    await this.#showSpin(spin, story, 0n, 'day');
    if (freeSpins.length > 0) {
      this.#lights.clear();
      this.picture.lightSymbol(rules.scatter);
      await this.showFreeSpins(story, freeSpins, (free, won) => this.#playFree(free, freeStrips, story, won));
    } else if (spin.pay > 0 && !spin.hold) {
      const { picture, ticker } = this;
      const lightAll = (): void => this.#lights.light(picture, spin.lineWins);
      this.#lights.begin(spin.lineWins, story, { picture, ticker, say: this.parts.say, lightAll });
    }
  }

  protected override decor(): Decor {
    return {
      onReels: (surface, layer) => (this.#board ? drawHoldBoard(surface, layer, this.#board) : this.#drawCoins(surface, layer)),
      underLit: (surface, geometry) => this.#lights.drawLines(surface, geometry),
      overLit: (surface, geometry) => this.#lights.drawTags(surface, geometry),
    };
  }

  protected override symbolIn(reel: number, row: number): number {
    const value = this.#stopped.has(reel) ? this.#coins.get(reel * rowCount + row) : undefined;
    return value === undefined ? super.symbolIn(reel, row) : coinPicture(value);
  }

  protected override nameIn(reel: number, row: number): string {
    const value = this.#coins.get(reel * rowCount + row);
    return value === undefined ? super.nameIn(reel, row) : this.parts.say('coin.worth', { n: value / lines.length });
  }

  protected override onStop(reel: number): void {
    super.onStop(reel);
    this.#stopped.add(reel);
  }

  protected override clear(): void {
    this.#lights.clear();
    this.#stopped.clear();
    this.#coins = new Map();
    super.clear();
  }

  /** The coins that this spin will show: the worth of each is shown when its reel stops. */
  #weigh(spin: AssaySpin): void {
    this.#stops = spin.stops;
    this.#coins = new Map(spin.coins.map(({ cell, value }) => [cell, value]));
  }

  /** What the coins are worth, over the coins of the reels that have stopped. */
  #drawCoins(surface: Surface, { geometry, sprites, spotlight, reels }: ReelLayer): void {
    const { cell } = geometry;
    for (const [place, value] of this.#coins) {
      const [reel, row] = [Math.floor(place / rowCount), place % rowCount];
      const state = reels[reel];
      if (!state || !this.#stopped.has(reel) || spotlight?.cells[reel]?.[row]) continue;
      const x = geometry.reels.x + (reel + 0.5) * cell.width;
      const y = geometry.reels.y + (row + 0.5 + (this.#stops[reel] ?? 0) - state.place) * cell.height;
      surface.drawImage(sprites.sharp(coinPicture(value)), x - sprites.size / 2, y - sprites.size / 2, sprites.size, sprites.size);
    }
  }

  async #playFree(free: AssaySpin, strips: readonly Strip[], story: AssayStory, won: bigint): Promise<void> {
    this.#weigh(free);
    await this.turnFree(strips, free.stops);
    await this.#showSpin(free, story, won, 'night');
  }

  /** Shows the lines of a spin, then its respins; `mood` is what the page goes back to. */
  async #showSpin(spin: AssaySpin, story: AssayStory, before: bigint, mood: 'day' | 'night'): Promise<void> {
    const held = spin.hold?.pay ?? 0;
    const onLines = spin.pay - held;
    if (onLines > 0) {
      this.#lights.light(this.picture, spin.lineWins);
      await this.showWin(onLines, story, before, (elapsed) => this.#lights.follow(elapsed));
    }
    if (!spin.hold) return;
    this.#lights.clear();
    const { crown } = this.picture;
    await this.#showHold(spin, spin.hold.respins);
    await this.showWin(held, story, before + story.worth(onLines), () => {});
    this.#board = null;
    this.picture.loose = null;
    this.picture.crown = crown;
    this.picture.setMood(mood);
    this.picture.lit = null;
    this.ticker.draw();
  }

  async #showHold(spin: AssaySpin, respins: readonly (readonly { cell: number; value: number }[])[]): Promise<void> {
    const { say, sound } = this.parts;
    const coins = new Map(this.#coins);
    const show = (landed: ReadonlySet<number>, share: number, turned: number | null): void => {
      this.#board = { coins, landed: { cells: landed, share }, turned };
    };
    this.picture.light((reel, row) => coins.has(reel * rowCount + row));
    sound.play('feature');
    this.ticker.draw();
    await this.pause(holdMs.before);
    this.picture.lit = null;
    // The board covers the reels: their symbols need not be drawn under it.
    this.picture.loose = baseStrips.map(() => []);
    this.picture.setMood('night');
    show(new Set(), 1, null);
    let left = hold.respins;
    for (const landed of respins) {
      this.picture.crown = say('hold.left', { n: left });
      await this.#move(holdMs.turn, (share) => show(new Set(), 1, (share * holdMs.turn * turnSpeed) / 1000));
      for (const { cell, value } of landed) coins.set(cell, value);
      const cells = new Set(landed.map(({ cell }) => cell));
      if (cells.size > 0) sound.play('special', Math.min(3, coins.size / 5));
      await this.#move(cells.size > 0 ? holdMs.land : 0, (share) => show(cells, share, null));
      left = cells.size > 0 ? hold.respins : left - 1;
      this.picture.crown = say('hold.left', { n: left });
      this.ticker.draw();
      await this.pause(holdMs.between);
    }
    this.picture.crown = say(spin.hold?.isFull ? 'hold.full' : 'hold.done', { n: coins.size });
    show(new Set(), 1, null);
    this.ticker.draw();
    await this.pause(holdMs.after);
  }

  /** A movement of the board, cut short when the player skips or prefers reduced motion. */
  async #move(milliseconds: number, apply: (share: number) => void): Promise<void> {
    const isStill = this.parts.isCalm() || this.isHurried;
    await this.ticker.during(isStill ? 0 : milliseconds, (share) => apply(this.isHurried ? 1 : share));
  }
}

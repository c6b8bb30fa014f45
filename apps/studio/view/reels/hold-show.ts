import type { Coin, Hold } from '../../engine/hold.ts';
import type { TableParts } from '../game-view.ts';
import type { Ticker } from '../ticker.ts';
import type { Surface } from '../engrave.ts';
import { drawHoldBoard, drawSeenCoins, type CoinForm, type HoldBoard } from './hold-board.ts';
import type { Picture } from './picture.ts';
import type { ReelLayer } from './reel-layer.ts';

const holdMs = { before: 700, turn: 620, land: 260, between: 260, after: 700 } as const;
/** Places of a cell's strip that pass in a second of a respin. */
const turnSpeed = 17;

export interface HoldStage {
  parts: TableParts;
  ticker: Ticker;
  picture(): Picture;
  grid: { reels: number; rows: number };
  form: CoinForm;
  isHurried(): boolean;
  pause(milliseconds: number): Promise<void>;
}

/** The coins of a slot that holds them: weighed where they land, and played to the end of their respins on a board over the reels. */
export class HoldShow {
  readonly #stage: HoldStage;
  readonly #stopped = new Set<number>();
  #coins: readonly Coin[] = [];
  #stops: readonly number[] = [];
  #board: HoldBoard | null = null;

  constructor(stage: HoldStage) {
    this.#stage = stage;
  }

  clear(): void {
    this.#stopped.clear();
    this.#coins = [];
  }

  /** The coins that a spin will show: the worth of each is shown when its reel stops. */
  weigh(stops: readonly number[], coins: readonly Coin[]): void {
    this.#stops = stops;
    this.#coins = coins;
  }

  stop(reel: number): void {
    this.#stopped.add(reel);
  }

  stopAll(): void {
    for (let reel = 0; reel < this.#stage.grid.reels; reel += 1) this.stop(reel);
  }

  /** The worth of the coin in a cell, in units, once its reel has stopped. */
  worthIn(reel: number, row: number): number | undefined {
    if (!this.#stopped.has(reel)) return undefined;
    return this.#coins.find(({ cell }) => cell === reel * this.#stage.grid.rows + row)?.value;
  }

  draw(surface: Surface, layer: ReelLayer): void {
    const { form } = this.#stage;
    if (this.#board) drawHoldBoard(surface, layer, this.#board, form);
    else drawSeenCoins(surface, layer, { coins: this.#coins, stops: this.#stops, hasStopped: (reel) => this.#stopped.has(reel) }, form);
  }

  /** Plays the respins; the board stays until `end`. */
  async play({ respins, isFull }: Hold): Promise<void> {
    const { parts, grid, ticker, form, pause } = this.#stage;
    const { say, sound } = parts;
    const picture = this.#stage.picture();
    const coins = new Map(this.#coins.map(({ cell, value }) => [cell, value]));
    const show = (landed: ReadonlySet<number>, share: number, turned: number | null): void => {
      this.#board = { coins, landed: { cells: landed, share }, turned };
    };
    picture.light((reel, row) => coins.has(reel * grid.rows + row));
    sound.play('feature');
    ticker.draw();
    await pause(holdMs.before);
    picture.lit = null;
    // The board covers the reels: their symbols need not be drawn under it.
    picture.loose = Array.from({ length: grid.reels }, () => []);
    picture.setMood('night');
    show(new Set(), 1, null);
    let left = form.rules.respins;
    for (const landed of respins) {
      picture.crown = say('hold.left', { n: left });
      await this.#move(holdMs.turn, (share) => show(new Set(), 1, (share * holdMs.turn * turnSpeed) / 1000));
      for (const { cell, value } of landed) coins.set(cell, value);
      const cells = new Set(landed.map(({ cell }) => cell));
      if (cells.size > 0) sound.play('special', Math.min(3, coins.size / 5));
      await this.#move(cells.size > 0 ? holdMs.land : 0, (share) => show(cells, share, null));
      left = cells.size > 0 ? form.rules.respins : left - 1;
      picture.crown = say('hold.left', { n: left });
      ticker.draw();
      await pause(holdMs.between);
    }
    picture.crown = say(isFull ? 'hold.full' : 'hold.done', { n: coins.size });
    show(new Set(), 1, null);
    ticker.draw();
    await pause(holdMs.after);
  }

  /** Takes the board away; `mood` and `crown` are what the page goes back to. */
  end(mood: 'day' | 'night', crown: string | null): void {
    const picture = this.#stage.picture();
    this.#board = null;
    picture.loose = null;
    picture.crown = crown;
    picture.setMood(mood);
    picture.lit = null;
    this.#stage.ticker.draw();
  }

  /** A movement of the board, cut short when the player skips or prefers reduced motion. */
  async #move(milliseconds: number, apply: (share: number) => void): Promise<void> {
    const { parts, ticker, isHurried } = this.#stage;
    const isStill = parts.isCalm() || isHurried();
    await ticker.during(isStill ? 0 : milliseconds, (share) => apply(isHurried() ? 1 : share));
  }
}

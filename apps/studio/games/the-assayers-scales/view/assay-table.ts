import type { Strip } from '../../../engine/reels.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { LineLights } from '../../../view/reels/line-lights.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import { HoldShow } from '../../../view/reels/hold-show.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { Story } from '../../../view/table.ts';
import {
  baseStrips,
  coin,
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
import { assayTheme, coinPicture } from './theme.ts';

type AssayStory = Story<AssayOutcome>;

const idleStops = [26, 24, 4, 35, 11];
/** The Assayer's Scales as the player sees it: lines, coins that are weighed where they land, respins that hold them. */
export class AssayTable extends SlotTable<AssayOutcome> {
  readonly #lights: LineLights;
  readonly #hold: HoldShow;

  constructor(parts: TableParts) {
    const theme = assayTheme(parts.say('art.wild'));
    super(parts, { strips: baseStrips, rows: rowCount, idleStops, symbolNames, theme });
    this.#lights = new LineLights(lines, theme.dark);
    this.#hold = new HoldShow({
      parts,
      ticker: this.ticker,
      picture: () => this.picture,
      grid: { reels: reelCount, rows: rowCount },
      form: { symbol: coin, pictureOf: coinPicture, rules: hold },
      isHurried: () => this.isHurried,
      pause: (milliseconds) => this.pause(milliseconds),
    });
  }

  begin(): void {
    this.clear();
    this.bank.spin(baseStrips);
  }

  rest({ spin }: AssayOutcome): void {
    this.bank.place(baseStrips, spin.stops);
    this.#weigh(spin);
    this.#hold.stopAll();
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
      onReels: (surface, layer) => this.#hold.draw(surface, layer),
      underLit: (surface, geometry) => this.#lights.drawLines(surface, geometry),
      overLit: (surface, geometry) => this.#lights.drawTags(surface, geometry),
    };
  }

  protected override symbolIn(reel: number, row: number): number {
    const value = this.#hold.worthIn(reel, row);
    return value === undefined ? super.symbolIn(reel, row) : coinPicture(value);
  }

  protected override nameIn(reel: number, row: number): string {
    const value = this.#hold.worthIn(reel, row);
    return value === undefined ? super.nameIn(reel, row) : this.parts.say('coin.worth', { n: value / lines.length });
  }

  protected override onStop(reel: number): void {
    super.onStop(reel);
    this.#hold.stop(reel);
  }

  protected override clear(): void {
    this.#lights.clear();
    this.#hold.clear();
    super.clear();
  }

  /** The coins that this spin will show: the worth of each is shown when its reel stops. */
  #weigh(spin: AssaySpin): void {
    this.#hold.weigh(spin.stops, spin.coins);
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
    await this.#hold.play(spin.hold);
    await this.showWin(held, story, before + story.worth(onLines), () => {});
    this.#hold.end(mood, crown);
  }
}

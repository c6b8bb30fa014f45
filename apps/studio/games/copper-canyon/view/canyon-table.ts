import type { RoundOutcome, SpinOutcome } from '../../slot-game.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { drawFilled } from '../../../view/reels/filled-reel.ts';
import { LineLights } from '../../../view/reels/line-lights.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { Story } from '../../../view/table.ts';
import { easeOut } from '../../../view/ticker.ts';
import { baseStrips, freeStrips, lines, reelCount, rowCount, rules, symbolNames } from '../math.ts';
import { canyonTheme } from './theme.ts';

type RoundStory = Story<RoundOutcome>;

const idleStops = [22, 38, 12, 23, 26];

/** Copper Canyon as the player sees it: reels, wins shown line by line, free spins by night. */
export class CanyonTable extends SlotTable<RoundOutcome> {
  readonly #lights: LineLights;
  /** How far the wild of a reel has filled it, 0 to 1. */
  readonly #filled: number[] = Array.from({ length: reelCount }, () => 0);

  constructor(parts: TableParts) {
    const theme = canyonTheme(parts.say('art.wild'));
    super(parts, { strips: baseStrips, rows: rowCount, idleStops, symbolNames, theme });
    this.#lights = new LineLights(lines, theme.dark);
  }

  begin(): void {
    this.clear();
    this.bank.spin(baseStrips);
  }

  rest({ spin }: RoundOutcome): void {
    this.bank.place(baseStrips, spin.stops);
  }

  words({ spin, freeSpins }: RoundOutcome): string {
    const { say } = this.parts;
    const count = spin.lineWins.length;
    if (count === 0 || freeSpins.length > 0) return '';
    return `${count === 1 ? say('lines.one') : say('lines.many', { n: count })}.`;
  }

  async showRound(story: RoundStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    await this.land(baseStrips, spin.stops, rules.scatter, (_reel, landed) => landed >= 2);
    this.isHurried = false;
    if (spin.pay > 0) await this.#showSpin(spin, story, 0n);
    if (freeSpins.length > 0) {
      this.#lights.clear();
      this.picture.lightSymbol(rules.scatter);
      await this.showFreeSpins(story, freeSpins, (free, won) => this.#playFree(free, story, won));
    } else if (spin.pay > 0) {
      const { picture, ticker } = this;
      this.#lights.begin(spin.lineWins, story, { picture, ticker, say: this.parts.say, lightAll: () => this.#lightWins(spin) });
    }
  }

  protected override decor(): Decor {
    return {
      onReels: (surface, layer) => {
        for (const [reel, share] of this.#filled.entries()) if (share > 0) drawFilled(surface, layer, reel, share, rules.wild);
      },
      underLit: (surface, geometry) => this.#lights.drawLines(surface, geometry),
      overLit: (surface, geometry) => this.#lights.drawTags(surface, geometry),
    };
  }

  protected override symbolIn(reel: number, row: number): number {
    return this.#filled[reel] ? rules.wild : super.symbolIn(reel, row);
  }

  protected override clear(): void {
    this.#lights.clear();
    this.#filled.fill(0);
    super.clear();
  }

  async #showSpin(spin: SpinOutcome, story: RoundStory, alreadyWon: bigint): Promise<void> {
    this.#lightWins(spin);
    await this.showWin(spin.pay, story, alreadyWon, (elapsed) => this.#lights.follow(elapsed));
  }

  /** Lights all winning lines and canyons of a spin. */
  #lightWins(spin: SpinOutcome): void {
    const isCanyon = (reel: number, row: number): boolean => spin.scatters >= 3 && this.symbolIn(reel, row) === rules.scatter;
    this.#lights.light(this.picture, spin.lineWins, isCanyon);
  }

  async #playFree(free: SpinOutcome, story: RoundStory, won: bigint): Promise<void> {
    await this.turnFree(freeStrips, free.stops);
    await this.#fillWilds();
    if (free.pay > 0) await this.#showSpin(free, story, won);
  }

  async #fillWilds(): Promise<void> {
    const reels = freeStrips.flatMap((_, reel) => (this.bank.column(reel).includes(rules.wild) ? [reel] : []));
    if (reels.length === 0) return;
    this.parts.sound.play('special', 2);
    await this.ticker.during(this.parts.isCalm() ? 0 : 380, (share) => {
      for (const reel of reels) this.#filled[reel] = easeOut(share);
    });
  }
}

import { cascade, type Sight } from '../../../engine/cascade.ts';
import type { Strip } from '../../../engine/reels.ts';
import type { TableParts } from '../../../view/game-view.ts';
import type { Decor } from '../../../view/reels/picture.ts';
import { SlotTable } from '../../../view/reels/slot-table.ts';
import type { Story } from '../../../view/table.ts';
import {
  baseMultipliers,
  baseStrips,
  freeMultiplier,
  freeStrips,
  highestFreeMultiplier,
  reelCount,
  rowCount,
  rules,
  symbolNames,
  type FallSpin,
  type GalewaterOutcome,
} from '../math.ts';
import { falling, fallMs, vanishing } from './falls.ts';
import { drawLadder } from './ladder.ts';
import { galeTheme } from './theme.ts';

type RoundStory = Story<GalewaterOutcome>;

const idleStops = [7, 3, 2, 12, 16];
const freeMultipliers = Array.from({ length: highestFreeMultiplier }, (_, step) => step + 1);

/** Galewater as the player sees it: wins light up, vanish, and let the reels fall, while the multiplier rises. */
export class GaleTable extends SlotTable<GalewaterOutcome> {
  #ladder = { steps: baseMultipliers as readonly number[], at: 0 };

  constructor(parts: TableParts) {
    super(parts, { strips: baseStrips, rows: rowCount, idleStops, symbolNames, theme: galeTheme(parts.say('art.wild')) });
  }

  begin(): void {
    this.clear();
    this.#ladder.at = 0;
    this.bank.spin(baseStrips);
  }

  rest({ spin }: GalewaterOutcome): void {
    this.#settle(baseStrips, cascade(baseStrips, spin.stops, rules));
  }

  words({ spin, freeSpins }: GalewaterOutcome): string {
    const last = spin.falls.at(-1);
    if (!last || freeSpins.length > 0) return '';
    return this.parts.say('falls.said', { n: spin.falls.length, times: last.multiplier });
  }

  async showRound(story: RoundStory): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    await this.land(baseStrips, spin.stops, rules.scatter, (reel, landed) => reel === reelCount - 1 && landed >= 2);
    this.isHurried = false;
    await this.#showFalls(spin, baseStrips, story, 0n);
    if (freeSpins.length === 0) return;
    this.picture.lightSymbol(rules.scatter);
    let multiplier = 1;
    await this.showFreeSpins(story, freeSpins, async (free, won) => {
      this.#ladder = { steps: freeMultipliers, at: multiplier - 1 };
      await this.turnFree(freeStrips, free.stops);
      await this.#showFalls(free, freeStrips, story, won);
      multiplier = freeMultiplier(multiplier, free.falls.length);
      this.#ladder.at = multiplier - 1;
    });
    this.#ladder = { steps: baseMultipliers, at: 0 };
    this.ticker.draw();
  }

  protected override decor(): Decor {
    return { overLit: (surface, geometry) => drawLadder(surface, geometry, this.#ladder) };
  }

  /** Shows one paid sight after the other, each fall between them, and leaves the last on the reels. */
  async #showFalls(spin: FallSpin, strips: readonly Strip[], story: RoundStory, before: bigint): Promise<void> {
    const sights = cascade(strips, spin.stops, rules);
    let won = before;
    for (const [fall, { multiplier, pay }] of spin.falls.entries()) {
      const [sight, next] = [sights[fall] as Sight, sights[fall + 1] as Sight];
      this.#ladder.at = this.#ladder.steps.indexOf(multiplier);
      this.picture.light((reel, row) => sight.gone[reel]?.[row] ?? false);
      await this.showWin(pay, story, won, () => {});
      won += story.worth(pay);
      this.picture.lit = null;
      await this.#fall(sight, next);
      this.#settle(strips, [next]);
    }
  }

  /** Lets the places that won vanish and what is above them fall; at once for a player who wants less motion. */
  async #fall(sight: Sight, next: Sight): Promise<void> {
    if (this.parts.isCalm() || this.isHurried) return;
    await this.ticker.during(fallMs.vanish, (share) => {
      this.picture.loose = vanishing(sight, share);
    });
    const whole = fallMs.fall + reelCount * fallMs.stagger;
    await this.ticker.during(whole, (share) => {
      this.picture.loose = falling(sight, next, share * whole);
    });
    this.parts.sound.play('stop', 2);
  }

  /** Leaves the last of these sights on the reels, so that the next spin turns on from it. */
  #settle(strips: readonly Strip[], sights: readonly Sight[]): void {
    const grid = sights.at(-1)?.grid ?? [];
    this.picture.loose = null;
    this.bank.place(
      strips.map((strip, reel) => [...(grid[reel] ?? []), ...strip]),
      strips.map(() => 0),
    );
  }
}

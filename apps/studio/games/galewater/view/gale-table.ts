import { cascade } from '../../../engine/cascade.ts';
import type { TableParts } from '../../../view/game-view.ts';
import { FallsTable } from '../../../view/reels/falls-table.ts';
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
  type GalewaterOutcome,
} from '../math.ts';
import { galeTheme } from './theme.ts';

const idleStops = [7, 3, 2, 12, 16];
const freeMultipliers = Array.from({ length: highestFreeMultiplier }, (_, step) => step + 1);

/** Galewater as the player sees it: wins light up, vanish, and let the reels fall, while the multiplier rises. */
export class GaleTable extends FallsTable<GalewaterOutcome> {
  constructor(parts: TableParts) {
    const theme = galeTheme(parts.say('art.wild'));
    super(parts, { strips: baseStrips, rows: rowCount, idleStops, symbolNames, theme }, baseMultipliers);
  }

  begin(): void {
    this.clear();
    this.ladder.at = 0;
    this.bank.spin(baseStrips);
  }

  rest({ spin }: GalewaterOutcome): void {
    this.settle(baseStrips, cascade(baseStrips, spin.stops, rules));
  }

  words({ spin, freeSpins }: GalewaterOutcome): string {
    const last = spin.falls.at(-1);
    if (!last || freeSpins.length > 0) return '';
    return this.parts.say('falls.said', { n: spin.falls.length, times: last.multiplier });
  }

  async showRound(story: Story<GalewaterOutcome>): Promise<void> {
    const { spin, freeSpins } = story.outcome;
    await this.land(baseStrips, spin.stops, rules.scatter, (reel, landed) => reel === reelCount - 1 && landed >= 2);
    this.isHurried = false;
    await this.showFalls(cascade(baseStrips, spin.stops, rules), spin.falls, baseStrips, story);
    if (freeSpins.length === 0) return;
    this.picture.lightSymbol(rules.scatter);
    let multiplier = 1;
    await this.showFreeSpins(story, freeSpins, async (free, won) => {
      this.ladder = { steps: freeMultipliers, at: multiplier - 1 };
      await this.turnFree(freeStrips, free.stops);
      await this.showFalls(cascade(freeStrips, free.stops, rules), free.falls, freeStrips, story, won);
      multiplier = freeMultiplier(multiplier, free.falls.length);
      this.ladder.at = multiplier - 1;
    });
    this.ladder = { steps: baseMultipliers, at: 0 };
    this.ticker.draw();
  }
}

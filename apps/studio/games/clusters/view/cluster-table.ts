import type { TableParts } from '../../../view/game-view.ts';
import { FallsTable } from '../../../view/reels/falls-table.ts';
import type { Story } from '../../../view/table.ts';
import { titleTheme } from '../../reels/view/title-theme.ts';
import { sightsAt, type ClusterOutcome, type Clusters } from '../math.ts';

/** No symbol is more than another here: none is heard as it lands. */
const noSymbol = -1;

/** A title of clusters as the player sees it: they light up, vanish, and let the reels fall. */
export class ClusterTable extends FallsTable<ClusterOutcome> {
  readonly #clusters: Clusters;

  constructor(parts: TableParts, clusters: Clusters) {
    const { title, strips, symbolNames } = clusters;
    const theme = titleTheme({ title: { ...title, hold: null }, symbolNames }, parts.say);
    super(parts, { strips, rows: title.rows, idleStops: idleStops(clusters), symbolNames, theme }, title.times);
    this.#clusters = clusters;
  }

  begin(): void {
    this.clear();
    this.ladder.at = 0;
    this.bank.spin(this.#clusters.strips);
  }

  rest({ stops }: ClusterOutcome): void {
    this.settle(this.#clusters.strips, sightsAt(this.#clusters, stops));
  }

  words({ falls }: ClusterOutcome): string {
    const last = falls.at(-1);
    return last ? this.parts.say('falls.said', { n: falls.length, times: last.multiplier }) : '';
  }

  async showRound(story: Story<ClusterOutcome>): Promise<void> {
    const { stops, falls } = story.outcome;
    const { strips } = this.#clusters;
    await this.land(strips, stops, noSymbol, () => false);
    this.isHurried = false;
    await this.showFalls(sightsAt(this.#clusters, stops), falls, strips, story);
  }

  /** Plates of the same figure may stand on a ladder: it is the fall that counts. */
  protected override placeOnLadder(fall: number): number {
    return Math.min(fall, this.ladder.steps.length - 1);
  }
}

/** Where the reels stand before the first spin: the first of some places that pays nothing. */
function idleStops(clusters: Clusters): number[] {
  const at = (offset: number): number[] => clusters.strips.map((strip, reel) => (offset + reel * 5) % strip.length);
  const offset = Array.from({ length: 40 }, (_, index) => index).find((index) => sightsAt(clusters, at(index)).length === 1);
  return at(offset ?? 0);
}

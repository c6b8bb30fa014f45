import type { Sight } from '../../engine/cascade.ts';
import type { Strip } from '../../engine/reels.ts';
import type { Outcome } from '../../games/game.ts';
import type { TableParts } from '../game-view.ts';
import type { Story } from '../table.ts';
import { showFall } from './falls.ts';
import { drawLadder, type Ladder } from './ladder.ts';
import type { Decor } from './picture.ts';
import { SlotTable, type SlotTableOptions } from './slot-table.ts';
import type { SlotTheme } from './theme.ts';

type Seen = Sight<unknown>;
/** What a paid sight pays with its multiplier, in units. */
interface PaidSight {
  multiplier: number;
  pay: number;
}

/** What the tables of slots share whose wins vanish and let the reels fall, while a multiplier rises. */
export abstract class FallsTable<O extends Outcome> extends SlotTable<O> {
  protected ladder: Ladder;
  readonly #theme: SlotTheme;

  constructor(parts: TableParts, options: SlotTableOptions, steps: readonly number[]) {
    super(parts, options);
    this.#theme = options.theme;
    this.ladder = { steps, at: 0 };
  }

  protected override decor(): Decor {
    return { overLit: (surface, geometry) => drawLadder(surface, geometry, this.ladder, this.#theme) };
  }

  /** Where the ladder stands while a sight is paid. */
  protected placeOnLadder(_fall: number, multiplier: number): number {
    return this.ladder.steps.indexOf(multiplier);
  }

  /** Shows one paid sight after the other, each fall between them, and leaves the last on the reels. */
  protected async showFalls(
    sights: readonly Seen[],
    falls: readonly PaidSight[],
    strips: readonly Strip[],
    story: Story<O>,
    before = 0n,
  ): Promise<void> {
    let won = before;
    for (const [fall, { multiplier, pay }] of falls.entries()) {
      const [sight, next] = [sights[fall] as Seen, sights[fall + 1] as Seen];
      this.ladder.at = this.placeOnLadder(fall, multiplier);
      this.picture.light((reel, row) => sight.gone[reel]?.[row] ?? false);
      await this.showWin(pay, story, won, () => {});
      won += story.worth(pay);
      this.picture.lit = null;
      await this.#fall(sight, next);
      this.settle(strips, [next]);
    }
  }

  /** Leaves the last of these sights on the reels, so that the next spin turns on from it. */
  protected settle(strips: readonly Strip[], sights: readonly Seen[]): void {
    const grid = sights.at(-1)?.grid ?? [];
    this.picture.loose = null;
    this.bank.place(
      strips.map((strip, reel) => [...(grid[reel] ?? []), ...strip]),
      strips.map(() => 0),
    );
  }

  /** Lets the places that won vanish and what is above them fall; at once for a player who wants less motion. */
  async #fall(sight: Seen, next: Seen): Promise<void> {
    if (this.parts.isCalm() || this.isHurried) return;
    await showFall(sight, next, this.picture, this.ticker);
    this.parts.sound.play('stop', 2);
  }
}

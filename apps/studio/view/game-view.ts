import type { Game } from '../games/game.ts';
import type { PageConfig } from '../wire.ts';
import type { AmountFormat } from './amounts.ts';
import type { IconName } from './elements.ts';
import type { FairnessParts } from './fairness-page.ts';
import type { Shell } from './shell.ts';
import type { Sound } from './sound.ts';
import type { Table } from './table.ts';
import type { Say } from './texts.ts';

export interface TableParts {
  config: PageConfig;
  shell: Shell;
  say: Say;
  sound: Sound;
  amount: AmountFormat;
  /** Whether the player asked for less motion. */
  isCalm: () => boolean;
  /** What the main button does: plays, hurries what is being shown, or takes what is offered. */
  press: () => void;
}

export interface RulesParts {
  config: PageConfig;
  say: Say;
  amount: AmountFormat;
  /** The present stake, and the smallest and largest. */
  stake: bigint;
  stakes: { from: bigint; to: bigint };
}

/** What one game brings to the page that all games share. */
export interface GameView {
  game: Game;
  /** On the main button when a round can begin; a turning arrow unless it says otherwise. */
  icon?: IconName;
  makeTable(parts: TableParts): Table;
  rulesPage(parts: RulesParts): Node[];
  /** For games whose rounds are decided by something other than the player's own pair of seeds. */
  fairnessPage?(parts: FairnessParts): Node[];
}

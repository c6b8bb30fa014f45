import type { LiveResult } from '../../games/live-game.ts';
import type { SharedTable, TableTitle } from '../../games/shared-table.ts';
import { seedOf } from '../../games/title-art.ts';
import { openPage } from '../dialogs.ts';
import type { FairnessParts } from '../fairness-page.ts';
import { factsSection } from '../facts.ts';
import type { RulesParts } from '../game-view.ts';
import { rulesPart } from '../rules-part.ts';
import { startGame } from '../start-game.ts';
import { setInks } from '../title-inks.ts';
import { LiveTable } from './live-table.ts';
import type { BoardHost, Look } from './look.ts';
import { roundsPage } from './rounds-page.ts';

interface LiveTableView<Result extends LiveResult> {
  game: SharedTable<Result>;
  title: TableTitle;
  makeLook(host: BoardHost): Look<Result>;
  /** A result in a few signs, for the list of rounds. */
  brief(result: Result, parts: Pick<FairnessParts, 'config' | 'say'>): string;
  /** How it is played and what it pays: before what is said of every table. */
  rules(parts: RulesParts): Node[];
}

/** Opens the page of a table that all players share. */
export function startLiveTable<Result extends LiveResult>(view: LiveTableView<Result>): Promise<void> {
  const { game, title, makeLook } = view;
  setInks(seedOf(title));
  const rounds = (parts: Pick<FairnessParts, 'config' | 'say'>): Node[] =>
    roundsPage({ ...parts, game, head: parts.say('live.result'), brief: (result) => view.brief(result as Result, parts) });
  return startGame({
    game,
    icon: 'play',
    makeTable: (parts) => {
      const { shell, say } = parts;
      const openRounds = (): void =>
        openPage(shell.root, { title: say('live.allRounds'), close: say('frame.close'), content: rounds(parts) });
      return new LiveTable({ parts, game, makeLook, openRounds });
    },
    rulesPage: (parts) => [...view.rules(parts), ...commonRules(parts, title), factsSection(parts)],
    fairnessPage: rounds,
  });
}

function commonRules({ say, config }: RulesParts, { pace, chips }: TableTitle): Node[] {
  const figure = new Intl.NumberFormat(config.locale);
  const values = { seconds: figure.format(pace.bettingMs / 1000), chips: figure.format(chips) };
  const part = (key: string): HTMLElement => rulesPart((name) => say(name, values), key);
  return ['window', 'chips', 'shared', 'broken'].map(part);
}

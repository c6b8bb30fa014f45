import type { Recall, Words } from '../recall/round-story.ts';
import type { LiveResult } from './live-game.ts';
import type { TableChoice, TableOutcome } from './shared-table.ts';

interface Told<Result extends LiveResult> {
  /** A place by its name. */
  nameOf(bet: string, words: Words): string;
  /** What was drawn: in lines, or as tables of cards. */
  told(result: Result, words: Words): Pick<ReturnType<Recall<unknown, unknown, never>>, 'outcome' | 'tables'>;
}

/** A round of a shared table in words: every place with its chips, what was drawn, and what each place returned, even if nothing. */
export function tableRecall<Result extends LiveResult>({ nameOf, told }: Told<Result>): Recall<TableChoice, never, TableOutcome<Result>> {
  return ({ choice, outcome: { result, wins } }, words) => {
    const { say, worth } = words;
    const paid = new Map(wins.map(({ bet, pay }) => [bet, pay]));
    const { outcome = [], tables = [] } = result === null ? {} : told(result, words);
    return {
      choices: choice.map(({ bet, units }) => ({ name: nameOf(bet, words), value: worth(units * 100) })),
      outcome: [
        ...outcome,
        ...choice.map(({ bet }) => ({ name: nameOf(bet, words), value: `${say('frame.paid')} ${worth(paid.get(bet) ?? 0)}` })),
      ],
      tables,
    };
  };
}

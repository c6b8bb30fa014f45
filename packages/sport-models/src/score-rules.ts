import { handicapResult, parseLine, totalResult, type LegResult } from '@verdigale/betting';
import { wonIf, type MarketRule } from './solve.ts';

export interface FinalScore {
  home: number;
  away: number;
}

type Rules = readonly MarketRule<FinalScore>[];

export const threeWay = (id = '1x2', specifiers = ''): MarketRule<FinalScore> => ({
  id,
  specifiers,
  outcomes: {
    home: ({ home, away }) => wonIf(home > away),
    draw: ({ home, away }) => wonIf(home === away),
    away: ({ home, away }) => wonIf(home < away),
  },
});

export const winner: MarketRule<FinalScore> = {
  id: 'winner',
  outcomes: { home: ({ home, away }) => wonIf(home > away), away: ({ home, away }) => wonIf(home < away) },
};

/** Over and under each of these lines. */
export const totals = (lines: readonly string[], id = 'total', more = ''): Rules =>
  lines.map((line) => {
    const quarters = parseLine(line);
    const side =
      (name: 'over' | 'under') =>
      ({ home, away }: FinalScore): LegResult =>
        totalResult(name, home + away, quarters);
    return { id, specifiers: `${more}total=${line}`, outcomes: { over: side('over'), under: side('under') } };
  });

/** The line is what the home side starts with; the away side starts with the opposite. */
export const handicaps = (lines: readonly string[]): Rules =>
  lines.map((line) => {
    const quarters = parseLine(line);
    return {
      id: 'handicap',
      specifiers: `hcp=${line}`,
      outcomes: {
        home: ({ home, away }) => handicapResult(home - away, quarters),
        away: ({ home, away }) => handicapResult(away - home, -quarters),
      },
    };
  });

/** From one line to another in equal steps, as lines are written. */
export const linesBetween = (from: number, to: number, step: number): string[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => String(from + at * step));

import type { Recall } from '../../recall/round-story.ts';
import type { ScratchOutcome } from './math.ts';
import type { ScratchTitle } from './titles.ts';

export function recallOf({ prizes, pictures }: ScratchTitle): Recall<null, never, ScratchOutcome> {
  return ({ outcome: { cells, prize } }, { say, hundredths }) => {
    const nameOf = (each: number): string => say(`symbol.${pictures[each]}`);
    return {
      outcome: prize === null ? [] : [{ name: nameOf(prize), value: `${hundredths(prizes[prize]?.times ?? 0)}×` }],
      tables: [{ name: say('scratch.card'), rows: [0, 3, 6].map((from) => cells.slice(from, from + 3).map(nameOf)) }],
    };
  };
}

import { halfLost, halfWon, lost, voided, won, type LegResult } from './leg-result.ts';

/** A handicap or a total in quarters: "-0.75" is -3. Throws RangeError on anything that is no whole number of quarters. */
export function parseLine(text: string): number {
  const quarters = /^-?\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) * 4 : Number.NaN;
  if (!Number.isInteger(quarters)) throw new RangeError('a line is a whole number of quarters');
  return quarters;
}

/** A side that is ahead by `margin` (behind: negative) and starts with so many quarters of a goal. */
export function handicapResult(margin: number, quarters: number): LegResult {
  return resultOfLead(4 * margin + quarters);
}

/** Over or under so many quarters. */
export function totalResult(side: 'over' | 'under', total: number, quarters: number): LegResult {
  return resultOfLead(side === 'over' ? 4 * total - quarters : quarters - 4 * total);
}

/** A quarter line is half a stake on each of its neighbours, so a lead of one quarter wins on one and is void on the other. */
function resultOfLead(quarters: number): LegResult {
  if (quarters >= 2) return won;
  if (quarters <= -2) return lost;
  return quarters === 0 ? voided : quarters > 0 ? halfWon : halfLost;
}

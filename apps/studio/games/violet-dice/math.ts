import { uniformInt, type RandomSource } from '../../engine/random.ts';

/** A roll is one of these many numbers, 0.00 to 99.99, all equally likely; counted here in hundredths. */
export const faces = 10_000;
/** A stake is this many units: pays are whole hundredths of it. */
export const unitsPerStake = 100;
/** The fewest and the most faces that a player may play for: 0.10 % and 98.00 %, where a win still pays more than the stake. */
export const winningFaces = { least: 10, most: 9_800 } as const;

export type Side = 'under' | 'over';
/** The player rolls for a number under or over the target; the target itself wins for neither. */
export interface DiceChoice {
  side: Side;
  target: number;
}
export interface DiceOutcome {
  roll: number;
  pay: number;
  isOver: true;
}

/** How many of the faces win. */
export function winningCount({ side, target }: DiceChoice): number {
  return side === 'under' ? target : faces - 1 - target;
}

/** The target on this side for which `count` faces win. */
export function targetFor(side: Side, count: number): number {
  return side === 'under' ? count : faces - 1 - count;
}

/** What a won roll pays in hundredths of the stake: 99 % of the fair pay, cut to a whole hundredth. */
export function payFor(choice: DiceChoice): number {
  return Math.floor((99 * faces) / winningCount(choice));
}

/** Whether a win is a whole amount: at stakes below the units of one stake not every pay is. */
export function isWholeAt(choice: DiceChoice, stake: bigint): boolean {
  return (BigInt(payFor(choice)) * stake) % BigInt(unitsPerStake) === 0n;
}

/** The choice nearest to this one whose win is a whole amount at a stake. */
export function wholeChoice(choice: DiceChoice, stake: bigint): DiceChoice {
  const count = winningCount(choice);
  const { least, most } = winningFaces;
  for (let away = 0; away < most; away += 1) {
    for (const near of [count - away, count + away]) {
      const candidate = { ...choice, target: targetFor(choice.side, near) };
      if (near >= least && near <= most && isWholeAt(candidate, stake)) return candidate;
    }
  }
  return choice;
}

export function hasWon({ side, target }: DiceChoice, roll: number): boolean {
  return side === 'under' ? roll < target : roll > target;
}

/** The choice that was sent, or undefined when the game does not offer it. */
export function readDiceChoice(value: unknown): DiceChoice | undefined {
  const { side, target, ...rest } = Object(value) as Record<string, unknown>;
  if ((side !== 'under' && side !== 'over') || !Number.isInteger(target) || Object.keys(rest).length > 0) return undefined;
  const choice: DiceChoice = { side, target: target as number };
  const count = winningCount(choice);
  return count >= winningFaces.least && count <= winningFaces.most ? choice : undefined;
}

export function rollDice(source: RandomSource, choice: DiceChoice): DiceOutcome {
  const roll = uniformInt(source, faces);
  return { roll, pay: hasWon(choice, roll) ? payFor(choice) : 0, isOver: true };
}

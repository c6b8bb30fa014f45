import { rational, type Rational } from '../../engine/rational.ts';
import { faces, payFor, targetFor, unitsPerStake, winningCount, winningFaces, type DiceChoice } from './math.ts';

/** The exact return of one choice: its chance times its pay. */
export function exactRtp(choice: DiceChoice): Rational {
  return rational(BigInt(winningCount(choice) * payFor(choice)), BigInt(faces * unitsPerStake));
}

/** The choices with the lowest and the highest return. Over mirrors under: both have the same figures. */
export function extremeChoices(): { lowest: DiceChoice; highest: DiceChoice } {
  const choices = Array.from({ length: winningFaces.most - winningFaces.least + 1 }, (_, index): DiceChoice => ({
    side: 'under',
    target: targetFor('under', winningFaces.least + index),
  }));
  const back = (choice: DiceChoice): number => winningCount(choice) * payFor(choice);
  const byReturn = choices.toSorted((a, b) => back(a) - back(b));
  return { lowest: byReturn[0] as DiceChoice, highest: byReturn.at(-1) as DiceChoice };
}

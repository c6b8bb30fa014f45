import { rational } from '../../engine/rational.ts';
import type { Game } from '../game.ts';
import { noStep } from '../game.ts';
import { exactRtp } from './exact.ts';
import { isWholeAt, payFor, readDiceChoice, rollDice, unitsPerStake, type DiceChoice, type DiceOutcome } from './math.ts';
import { recall } from './recall.ts';

const strategy = (side: DiceChoice['side'], target: number) => {
  const choice: DiceChoice = { side, target };
  return { name: `${side} ${(target / 100).toFixed(2)}`, rtp: exactRtp(choice), choice };
};

/** Violet Dice: a number from 0.00 to 99.99, over or under a target that the player sets. */
export const violetDice: Game<DiceChoice, never, DiceOutcome> = {
  identity: 'violet-dice',
  name: 'Violet Dice',
  rulesVersion: '1',
  unitsPerStake,
  // At such stakes the target moves in larger steps: math.test.ts.
  stakeUnits: 10,
  isWholeAt,
  // math.test.ts proves both returns over all choices.
  facts: {
    rtp: rational(490_153n, 500_000n),
    highestRtp: rational(99n, 100n),
    maxWin: rational(BigInt(payFor({ side: 'under', target: 10 })), BigInt(unitsPerStake)),
  },
  readChoice: readDiceChoice,
  readStep: noStep,
  play: rollDice,
  abandon: () => null,
  recall,
  strategies: [strategy('under', 5000), strategy('over', 9706), strategy('under', 9706), strategy('under', 100)],
};

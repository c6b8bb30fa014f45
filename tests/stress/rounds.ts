import type { Random } from './random.ts';
import type { Call } from './studio.ts';

/** Calls that are sent at the same time; the next wave waits for their answers. */
export type Wave = Call[];

const currency = 'EUR';

/**
 * One round of a table, as a studio would play it on a bad day: callbacks out of order and at once, repeated then and
 * later, rollbacks before their bets, wins before them. `round` makes its ids, which no other round has.
 */
export function planRound(random: Random, token: string, round: string): Wave[] {
  const bet = (n = 1): Call => ({
    operation: 'bet',
    body: { token, transactionId: `${round}-b${n}`, roundId: round, amount: String(random.between(1, 300)), currency },
  });
  const win = (isFinal = true): Call => ({
    operation: 'win',
    body: { token, transactionId: `${round}-w${isFinal}`, roundId: round, amount: String(random.between(0, 500)), currency, isFinal },
  });
  const rollback = (n = 1): Call => ({
    operation: 'rollback',
    body: { token, transactionId: `${round}-x${n}`, betTransactionId: `${round}-b${n}`, roundId: round },
  });
  const finish: Call = { operation: 'finish', body: { token, roundId: round } };

  const [one, other, paid, undone] = [bet(1), bet(2), win(), rollback()];
  const waves = random.pick<Wave[]>([
    [[one], [paid]],
    [[one], [paid]],
    [[one], [finish]],
    [[one], [undone]],
    [[undone], [one]],
    [[one, undone]],
    [[paid], [one], [paid]],
    [[one, paid], [paid]],
    [[one, other], [win(false)], [rollback(2)], [paid]],
    [[one, other], [undone, rollback(2)], [paid]],
    [[one, paid, undone, finish]],
  ]);
  return waves.flatMap((wave) => withRepeats(random, wave));
}

/** Some calls go out several times at once, and some again after they were answered. */
function withRepeats(random: Random, wave: Wave): Wave[] {
  const together = wave.flatMap((call) => Array<Call>(random.chance(0.25) ? random.between(2, 4) : 1).fill(call));
  const late = wave.filter(() => random.chance(0.15));
  return late.length > 0 ? [together, late] : [together];
}

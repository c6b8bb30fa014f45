import { commitmentTo, fairSource, type FairSeed } from '../engine/fair-source.ts';
import { rational, type Rational } from '../engine/rational.ts';
import type { Game, Outcome } from './game.ts';

/** What decided a round: the seeds, and what the player chose. */
export type RoundRecord = FairSeed & { choice?: unknown; steps?: readonly unknown[] };

export type CheckedRound<End extends Outcome = Outcome> = {
  /** The hash that the studio must have shown before the round. */
  serverSeedHash: string;
  outcome: End;
  /** What the round pays, in stakes. */
  stakes: Rational;
};

const serverSeedForm = /^[0-9a-f]{64}$/;

/**
 * Recomputes a round from what decided it, by the rules of the game as they are now: offline, in a browser or not.
 * Throws a RangeError on an invalid seed, nonce, choice or step.
 */
export function checkRound<End extends Outcome>(
  game: Game<unknown, unknown, End>,
  { serverSeed, clientSeed, nonce, choice = null, steps = [] }: RoundRecord,
): CheckedRound<End> {
  if (!serverSeedForm.test(serverSeed)) throw new RangeError('a server seed has 64 hexadecimal digits');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0');
  const chosen = game.readChoice(choice);
  if (chosen === undefined) throw new RangeError('a choice that the game does not offer');
  const taken = steps.map((step) => game.readStep(step));
  const outcome = taken.includes(undefined) ? undefined : game.play(fairSource({ serverSeed, clientSeed, nonce }), chosen, taken);
  if (!outcome) throw new RangeError('a step that the game does not allow');
  return {
    serverSeedHash: commitmentTo(serverSeed),
    outcome,
    stakes: rational(BigInt(outcome.pay), BigInt(game.unitsPerStake)),
  };
}

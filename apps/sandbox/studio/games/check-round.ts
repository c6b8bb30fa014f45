import { commitmentTo, fairSource, type FairSeed } from '../engine/fair-source.ts';
import { rational, type Rational } from '../engine/rational.ts';
import type { RoundOutcome, SlotGame } from './slot-game.ts';

export type CheckedRound = {
  /** The hash that the house must have shown before the round. */
  serverSeedHash: string;
  outcome: RoundOutcome;
  /** What the round pays, in stakes. */
  stakes: Rational;
};

const serverSeedForm = /^[0-9a-f]{64}$/;

/**
 * Computes a round again from what decided it, by the rules of the game as they are now: offline, in a browser or not.
 * Throws a RangeError on a seed or nonce that no round has.
 */
export function checkRound(game: SlotGame, { serverSeed, clientSeed, nonce }: FairSeed): CheckedRound {
  if (!serverSeedForm.test(serverSeed)) throw new RangeError('a server seed has 64 hexadecimal digits');
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce is a whole number from 0');
  const outcome = game.draw(fairSource({ serverSeed, clientSeed, nonce }));
  return {
    serverSeedHash: commitmentTo(serverSeed),
    outcome,
    stakes: rational(BigInt(outcome.pay), BigInt(game.betsPerStake)),
  };
}

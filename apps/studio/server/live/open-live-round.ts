import { randomBytes } from 'node:crypto';
import { inTransaction } from '@verdigale/stand-in';
import { v7 as newId } from 'uuid';
import { fairSource } from '../../engine/fair-source.ts';
import { seedBefore } from '../../engine/hash-chain.ts';
import type { LiveGame } from '../../games/live-game.ts';
import { later, type Studio } from '../studio.ts';
import { countNumber, findOpenChain, insertChain, lockNextNumber, type Chain } from './chain.sql.ts';
import { insertLiveRound } from './live-round.sql.ts';
import { paceOf } from './pace-of.ts';

const seedBytes = 32;
/** About two days of play without a pause; then the studio commits to a new chain. */
const chainLength = 10_000;

/** The chain that the next round belongs to; a game whose chain is used up gets a new one from the CSPRNG, committed to before its first round. */
export async function currentChain(studio: Studio, game: LiveGame): Promise<Chain> {
  const open = await findOpenChain(studio.pool, game.identity);
  if (open) return open;
  const rootSeed = randomBytes(seedBytes).toString('hex');
  await insertChain(studio.pool, {
    id: newId(),
    game: game.identity,
    rootSeed,
    length: chainLength,
    terminalHash: seedBefore(rootSeed, chainLength),
    salt: game.salt,
    createdAt: studio.clock.now(),
  });
  return currentChain(studio, game);
}

/** Opens the next shared round. The chain alone decides it, here. False when another process opened it first. */
export async function openLiveRound(studio: Studio, game: LiveGame): Promise<boolean> {
  const chain = await currentChain(studio, game);
  return inTransaction(studio.pool, async (client) => {
    const number = await lockNextNumber(client, chain.id);
    if (number === null) return false;
    const seed = seedBefore(chain.rootSeed, chain.length - number);
    const result = game.draw(fairSource({ serverSeed: seed, clientSeed: chain.salt, nonce: number }));
    const { bettingMs, runMs } = paceOf(studio.settings, game);
    const beginsAt = later(studio, bettingMs);
    const isOpened = await insertLiveRound(client, {
      id: newId(),
      game: game.identity,
      rulesVersion: game.rulesVersion,
      chainId: chain.id,
      number,
      seed,
      result,
      openedAt: studio.clock.now(),
      beginsAt,
      endsAt: new Date(beginsAt.getTime() + runMs(result)),
    });
    if (isOpened) await countNumber(client, chain.id);
    return isOpened;
  });
}

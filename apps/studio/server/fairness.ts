import { randomBytes } from 'node:crypto';
import { inTransaction } from '@verdigale/stand-in';
import { v7 as newId } from 'uuid';
import { commitmentTo } from '../engine/fair-source.ts';
import type { FairnessView } from '../wire.ts';
import { findSeedPairs, insertSeedPair, listSeededRounds, retireSeedPair, seedOwner, type NewSeedPair } from './seed.sql.ts';
import { lockDemoBalance, type Session } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

const serverSeedBytes = 32;
const clientSeedBytes = 8;
const shownRounds = 50;

function newSeedPair(studio: Studio, clientSeed = randomBytes(clientSeedBytes).toString('hex')): NewSeedPair {
  return { id: newId(), serverSeed: randomBytes(serverSeedBytes).toString('hex'), clientSeed, createdAt: studio.clock.now() };
}

/** Commits the studio to a server seed before the session's first round. */
export async function commitToSeed(studio: Studio, session: Session): Promise<void> {
  await insertSeedPair(studio.pool, seedOwner(session), newSeedPair(studio));
}

/** What a player needs to check rounds: the present commitment, and the pair before it with its secret and its rounds. */
export async function viewFairness(studio: Studio, session: Session): Promise<FairnessView> {
  const [present, previous] = await findSeedPairs(studio.pool, seedOwner(session), 2);
  if (!present) throw new StudioError('session-expired');
  return {
    serverSeedHash: commitmentTo(present.serverSeed),
    clientSeed: present.clientSeed,
    nonce: present.nextNonce,
    previous: previous
      ? {
          serverSeed: previous.serverSeed,
          serverSeedHash: commitmentTo(previous.serverSeed),
          clientSeed: previous.clientSeed,
          rounds: (await listSeededRounds(studio.pool, previous.id, shownRounds)).map(({ createdAt, ...round }) => ({
            ...round,
            playedAt: createdAt.toISOString(),
          })),
        }
      : null,
  };
}

/** Reveals the present server seed and commits to a new one, with a client seed from the player. Throws round-open while a round is open. */
export async function rotateSeed(studio: Studio, session: Session, clientSeed: string): Promise<FairnessView> {
  await inTransaction(studio.pool, async (client) => {
    // Before the pair, as a demo's round locks them: the new pair refers to the session.
    if (session.mode === 'demo' && (await lockDemoBalance(client, session.id)) === null) throw new StudioError('round-open');
    if (!(await retireSeedPair(client, seedOwner(session), studio.clock.now()))) throw new StudioError('round-open');
    await insertSeedPair(client, seedOwner(session), newSeedPair(studio, clientSeed));
  });
  return viewFairness(studio, session);
}

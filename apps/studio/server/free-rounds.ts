import type { FreeRoundsOrder, FreeRoundsState, GameStakes } from '@verdigale/partner-wire';
import { findGame } from '../games/index.ts';
import type { FreeView } from '../wire.ts';
import { cancelIssue, findIssue, findPlayableIssue, insertIssue, type FreeIssue } from './free-issue.sql.ts';
import type { Session } from './session.sql.ts';
import { isOffered, stakesFor } from './stakes.ts';
import type { Studio } from './studio.ts';

/** What free rounds of a game may be played with; null for a game that takes none. */
export function freeStakes(gameCode: string, currency: string, exponent: number): GameStakes | null {
  const game = findGame(gameCode);
  if (!game?.takesFreeRounds) return null;
  const { allowed, unit } = stakesFor(currency, exponent, game);
  return { currency, stakes: allowed.map(String), unit: unit.toString() };
}

export type Ordered = { kind: 'issued'; state: FreeRoundsState } | { kind: 'not-offered' } | { kind: 'conflict' };

/** Takes an order of the casino. The same one twice is one; another under the same id is refused. */
export async function orderFreeRounds(studio: Studio, order: FreeRoundsOrder): Promise<Ordered> {
  const game = findGame(order.game);
  const offered = game?.takesFreeRounds ? stakesFor(order.currency, order.exponent, game) : null;
  const issue = {
    id: order.issueId,
    playerId: order.playerId,
    currency: order.currency,
    game: order.game,
    quantity: order.quantity,
    stake: BigInt(order.stake),
    validFrom: new Date(order.validFrom),
    validUntil: new Date(order.validUntil),
  };
  if (!offered || !isOffered(offered, issue.stake) || issue.validUntil <= issue.validFrom) return { kind: 'not-offered' };
  await insertIssue(studio.pool, issue, studio.clock.now());
  const kept = await findIssue(studio.pool, issue.id);
  if (!kept || !isSame(kept, issue)) return { kind: 'conflict' };
  return { kind: 'issued', state: stateOf(studio, kept) };
}

/** No round of it begins any more. Null when it is unknown. */
export async function cancelFreeRounds(studio: Studio, id: string): Promise<FreeRoundsState | null> {
  await cancelIssue(studio.pool, id, studio.clock.now());
  return findFreeRounds(studio, id);
}

export async function findFreeRounds(studio: Studio, id: string): Promise<FreeRoundsState | null> {
  const issue = await findIssue(studio.pool, id);
  return issue && stateOf(studio, issue);
}

/** What the player's page shows of the free rounds that he has in this game; null for none. */
export async function viewFreeRounds(studio: Studio, session: Session): Promise<FreeView | null> {
  if (session.mode === 'demo') return null;
  const issue = await findPlayableIssue(studio.pool, session, studio.clock.now());
  if (!issue) return null;
  return { stake: issue.stake.toString(), quantity: issue.quantity, used: issue.used, won: issue.won.toString() };
}

function stateOf({ clock }: Studio, issue: FreeIssue): FreeRoundsState {
  const { id, quantity, used } = issue;
  return { issueId: id, state: stateAt(clock.now(), issue), quantity, used };
}

function stateAt(now: Date, { quantity, used, cancelledAt, validUntil }: FreeIssue): FreeRoundsState['state'] {
  if (used >= quantity) return 'used';
  if (cancelledAt) return 'cancelled';
  return validUntil <= now ? 'expired' : 'open';
}

type Asked = Pick<FreeIssue, 'playerId' | 'currency' | 'game' | 'quantity' | 'stake' | 'validFrom' | 'validUntil'>;

function isSame(one: Asked, other: Asked): boolean {
  const plain = ({ playerId, currency, game, quantity, stake, validFrom, validUntil }: Asked) =>
    [playerId, currency, game, quantity, stake, validFrom.getTime(), validUntil.getTime()].join();
  return plain(one) === plain(other);
}

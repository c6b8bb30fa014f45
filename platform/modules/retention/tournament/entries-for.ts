import { playerStatus } from '@verdigale/contract';
import { newId, type Transaction } from '#kernel';
import { maskNickname, type FinishedRound } from '#modules/game';
import { findExcluded } from '#modules/limit';
import { holdPlayers } from '#modules/player';
import { isOpenIn } from './counts.ts';
import { insertEntries, lockEntries, type EntryRow } from './entry.sql.ts';
import type { TournamentRow } from './tournament.sql.ts';

/** A round that counts in a tournament. */
export interface Counting {
  tournament: TournamentRow;
  round: FinishedRound;
}

export const keyOf = ({ tournament, round }: Counting): string => `${tournament.id} ${round.playerId}`;

/** The players' entries, held; made by the first round that counts, where nobody has to confirm. */
export async function entriesFor(tx: Transaction, countings: readonly Counting[], now: Date): Promise<Map<string, EntryRow>> {
  // In one order everywhere, so that nobody waits for a lock whose holder waits for one of ours.
  const firsts = [...Map.groupBy(countings, keyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, [first]]) => first!);
  const entries = await lock(tx, firsts);
  const missing = firsts.filter((first) => !entries.has(keyOf(first)) && !first.tournament.terms.isConfirmationRequired);
  if (missing.length === 0) return entries;
  // Whoever takes one of them out meanwhile waits, and then finds his entry.
  const playerIds = missing.map(({ round }) => round.playerId);
  const players = await holdPlayers(tx, playerIds);
  const excluded = await findExcluded(tx, playerIds, 'casino', now);
  const made = missing.flatMap(({ tournament, round: { playerId, createdAt: at } }) => {
    const { nickname, status, country } = players.get(playerId)!;
    if (!isOpenIn(tournament.terms, country)) return [];
    // A first round's fact may come after its player was excluded.
    const isFrozen = status !== playerStatus.active || excluded.has(playerId);
    return [{ ...newEntry({ tournamentId: tournament.id, playerId, nickname: maskNickname(nickname), at }), isFrozen }];
  });
  await tx.run(insertEntries(made));
  return new Map([...entries, ...(await lock(tx, missing))]);
}

async function lock(tx: Transaction, of: readonly Counting[]): Promise<Map<string, EntryRow>> {
  const found = await tx.all(lockEntries(of.map(({ tournament, round }) => ({ tournamentId: tournament.id, playerId: round.playerId }))));
  return new Map(found.map((entry) => [`${entry.tournamentId} ${entry.playerId}`, entry]));
}

/** Without points yet. */
export function newEntry({
  tournamentId,
  playerId,
  nickname,
  at,
}: Pick<EntryRow, 'tournamentId' | 'playerId' | 'nickname'> & { at: Date }): EntryRow {
  const score = { points: 0n, rounds: 0, reachedAt: at, kept: [], createdAt: at };
  return { id: newId(), tournamentId, playerId, accountId: null, nickname, isHouse: false, isFrozen: false, ...score };
}

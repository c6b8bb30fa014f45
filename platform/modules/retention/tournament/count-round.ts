import { playerStatus } from '@verdigale/contract';
import { newId, type Kernel, type Transaction } from '#kernel';
import { collectionsOf, maskNickname, type FinishedRound } from '#modules/game';
import { requirePlayer } from '#modules/player';
import { requireBaseCurrency, requireCurrency, worthInBase } from '#modules/settings';
import { countsFor } from './counts.ts';
import { insertEntry, lockEntry, saveScore, type EntryRow } from './entry.sql.ts';
import { queueRanking } from './rank.ts';
import { scoreOf, type ScoredRound } from './score.ts';
import { openFor, type TournamentRow } from './tournament.sql.ts';

/**
 * Counts an ended round for every tournament in whose time it began and ended. In the relay's transaction, so that each round counts once, also
 * one whose fact comes late, until the final ranking. Rounds that cost nothing count for nothing. (TOUR-01)
 */
export async function countForTournaments(kernel: Kernel, tx: Transaction, round: FinishedRound): Promise<void> {
  if (round.stake.amount === 0n) return;
  const open = await tx.all(openFor(round));
  if (open.length === 0) return;
  const [collections, { exponent }, base, worth] = await Promise.all([
    open.some(asksForCategory) ? collectionsOf(tx, round.gameId) : [],
    requireCurrency(tx, round.stake.currency),
    requireBaseCurrency(tx),
    worthInBase(tx),
  ]);
  const hundredths = (amount: bigint) => (amount * 100n) / 10n ** BigInt(base.exponent);
  const scored: ScoredRound = {
    staked: hundredths(worth.of(round.stake).amount),
    won: hundredths(worth.of(round.payout).amount),
    multiplier: (round.payout.amount * 100n) / round.stake.amount,
  };
  for (const tournament of open) {
    if (!countsFor(tournament.terms, { stake: round.stake, exponent, collections }, base, worth.of)) continue;
    await countFor(kernel, tx, { tournament, round, scored });
  }
}

const asksForCategory = ({ terms }: TournamentRow) => terms.collections.length + terms.collectionsExcluded.length > 0;

interface Counting {
  tournament: TournamentRow;
  round: FinishedRound;
  scored: ScoredRound;
}

async function countFor(kernel: Kernel, tx: Transaction, { tournament, round, scored }: Counting): Promise<void> {
  const entry = await entryFor(tx, tournament, round);
  if (!entry || entry.isFrozen) return;
  if (tournament.terms.isConfirmationRequired && entry.createdAt > round.createdAt) return;
  const after = scoreOf(tournament.terms, entry, scored);
  if (after.rounds === entry.rounds) return;
  // Facts may come in another order than their rounds ended.
  const hasMoved = after.points !== entry.points && round.finishedAt > entry.reachedAt;
  const reachedAt = hasMoved ? round.finishedAt : entry.reachedAt;
  await tx.run(saveScore({ id: entry.id, ...after, accountId: round.accountId, reachedAt }, kernel.clock.now()));
  await queueRanking(kernel, tx, tournament.id);
}

/** The player's entry; made by the first round that counts, where nobody has to confirm. */
async function entryFor(
  tx: Transaction,
  { id: tournamentId, terms }: TournamentRow,
  { playerId, createdAt }: FinishedRound,
): Promise<EntryRow | undefined> {
  const known = await tx.maybe(lockEntry(tournamentId, playerId));
  if (known || terms.isConfirmationRequired) return known;
  const { nickname, status } = await requirePlayer(tx, playerId);
  const entry = newEntry({ tournamentId, playerId, nickname: maskNickname(nickname), at: createdAt });
  // A first round's fact may come after its player was excluded.
  await tx.run(insertEntry({ ...entry, isFrozen: status !== playerStatus.active }));
  return tx.maybe(lockEntry(tournamentId, playerId));
}

/** Without points yet. */
export function newEntry({
  tournamentId,
  playerId,
  nickname,
  at,
}: Pick<EntryRow, 'tournamentId' | 'playerId' | 'nickname'> & { at: Date }): EntryRow {
  const score = { points: 0n, rounds: 0, reachedAt: at, createdAt: at };
  return { id: newId(), tournamentId, playerId, accountId: null, nickname, isHouse: false, isFrozen: false, ...score };
}

import { playerStatus } from '@verdigale/contract';
import { newId, type Kernel, type Transaction } from '#kernel';
import { collectionsOf, maskNickname, type FinishedRound } from '#modules/game';
import { requirePlayer } from '#modules/player';
import { requireBaseCurrency, requireCurrency, worthInBase, type CurrencyInfo } from '#modules/settings';
import type { Money } from '@verdigale/money';
import { countsFor, isOpenIn } from './counts.ts';
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
  const [collections, own, base, worth] = await Promise.all([
    open.some(asksForCategory) ? collectionsOf(tx, round.gameId) : [],
    requireCurrency(tx, round.stake.currency),
    requireBaseCurrency(tx),
    worthInBase(tx),
  ]);
  for (const tournament of open) {
    const { terms } = tournament;
    if (!countsFor(terms, { stake: round.stake, exponent: own.exponent, collections }, base, worth.of)) continue;
    await countFor(kernel, tx, { tournament, round, scored: scoredBy(terms, round, { own, base, inBase: worth.of }) });
  }
}

/** In units of the round's own currency where that has points of its own, else of the base currency, by the rates of now. */
function scoredBy(
  { pointsPerUnit, pointsPerUnitOf }: TournamentRow['terms'],
  { stake, payout }: FinishedRound,
  { own, base, inBase }: { own: CurrencyInfo; base: CurrencyInfo; inBase: (sum: Money) => Money },
): ScoredRound {
  const ownPoints = pointsPerUnitOf?.[stake.currency];
  const [unit, inUnit] = ownPoints === undefined ? [base, inBase] : [own, (sum: Money) => sum];
  const hundredths = (sum: Money) => (inUnit(sum).amount * 100n) / 10n ** BigInt(unit.exponent);
  return {
    staked: hundredths(stake),
    won: hundredths(payout),
    pointsPerUnit: ownPoints ?? pointsPerUnit,
    multiplier: (payout.amount * 100n) / stake.amount,
  };
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
  const { nickname, status, country } = await requirePlayer(tx, playerId);
  if (!isOpenIn(terms, country)) return undefined;
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

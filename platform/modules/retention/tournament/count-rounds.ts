import type { Money } from '@verdigale/money';
import type { Kernel, Transaction } from '#kernel';
import { collectionsOf, productOf, type FinishedRound } from '#modules/game';
import { findCurrency, requireBaseCurrency, worthInBase, type CurrencyInfo } from '#modules/settings';
import { countsFor } from './counts.ts';
import { entriesFor, keyOf, type Counting } from './entries-for.ts';
import { saveScores, type EntryRow } from './entry.sql.ts';
import { queueRanking } from './rank.ts';
import { scoreOf, type ScoredRound } from './score.ts';
import { openWithin, type TournamentRow } from './tournament.sql.ts';

/**
 * Counts ended rounds for every tournament in whose time they began and ended. In the relay's transaction, so that each round counts once, also
 * one whose fact comes late, until the final ranking. Rounds that cost nothing count for nothing, and nor do bets on sports: tournaments are of the
 * casino, and the result of a bet may be corrected when the prizes are paid. (TOUR-01)
 */
export async function countForTournaments(kernel: Kernel, tx: Transaction, rounds: readonly FinishedRound[]): Promise<void> {
  const paid = rounds.filter(({ stake, gameIdentity }) => stake.amount > 0n && productOf(gameIdentity) === 'casino');
  const open = paid.length > 0 ? await tx.all(openWithin(spanOf(paid))) : [];
  if (open.length === 0) return;
  const scale = await readScale(tx, paid, { isCategoryAsked: open.some(asksForCategory) });
  const countings = open.flatMap((tournament) =>
    paid.filter((round) => isCounted(tournament, round, scale)).map((round): Counting => ({ tournament, round })),
  );
  if (countings.length === 0) return;
  const entries = await entriesFor(tx, countings, kernel.clock.now());
  const moved = new Map<string, EntryRow>();
  for (const counting of countings) {
    const key = keyOf(counting);
    const before = moved.get(key) ?? entries.get(key);
    const after = before && counted(before, counting, scale);
    if (after && after !== before) moved.set(key, after);
  }
  if (moved.size === 0) return;
  await tx.run(saveScores([...moved.values()], kernel.clock.now()));
  for (const id of new Set([...moved.values()].map(({ tournamentId }) => tournamentId))) await queueRanking(kernel, tx, id);
}

function spanOf(rounds: readonly FinishedRound[]): { lastBegun: Date; firstEnded: Date } {
  const begun = rounds.map(({ createdAt }) => createdAt.getTime());
  const ended = rounds.map(({ finishedAt }) => finishedAt.getTime());
  return { lastBegun: new Date(Math.max(...begun)), firstEnded: new Date(Math.min(...ended)) };
}

/** What stakes and points are measured by. */
interface Scale {
  collections: ReadonlyMap<string, readonly string[]>;
  currencies: ReadonlyMap<string, CurrencyInfo>;
  base: CurrencyInfo;
  inBase(sum: Money): Money;
}

async function readScale(
  tx: Transaction,
  rounds: readonly FinishedRound[],
  { isCategoryAsked }: { isCategoryAsked: boolean },
): Promise<Scale> {
  const codes = [...new Set(rounds.map(({ stake }) => stake.currency))];
  const [collections, found, base, worth] = await Promise.all([
    isCategoryAsked
      ? collectionsOf(
          tx,
          rounds.map(({ gameId }) => gameId),
        )
      : new Map<string, string[]>(),
    Promise.all(codes.map((code) => findCurrency(tx, code))),
    requireBaseCurrency(tx),
    worthInBase(tx),
  ]);
  const currencies = new Map(found.map((currency, place) => [codes[place]!, currency!]));
  return { collections, currencies, base, inBase: worth.of };
}

const asksForCategory = ({ terms }: TournamentRow) => terms.collections.length + terms.collectionsExcluded.length > 0;

function isCounted({ startsAt, endsAt, terms }: TournamentRow, round: FinishedRound, scale: Scale): boolean {
  if (round.createdAt < startsAt || round.finishedAt >= endsAt) return false;
  const { exponent } = scale.currencies.get(round.stake.currency)!;
  const collections = scale.collections.get(round.gameId) ?? [];
  return countsFor(terms, { stake: round.stake, exponent, collections }, scale.base, scale.inBase);
}

/** The entry after the round; the same object where nothing counts of it. */
function counted(entry: EntryRow, { tournament: { terms }, round }: Counting, scale: Scale): EntryRow {
  if (entry.isFrozen || (terms.isConfirmationRequired && entry.createdAt > round.createdAt)) return entry;
  const score = scoreOf(terms, entry, scoredBy(terms, round, scale));
  return score === entry ? entry : { ...entry, ...score, accountId: round.accountId };
}

/**
 * In units of the round's own currency where that has points of its own, else of the base currency, at current rates. Sums become points before they
 * are converted and rounded: a stake far below a cent would else be worth nothing.
 */
function scoredBy(
  { pointsPerUnit, pointsPerUnitOf }: TournamentRow['terms'],
  { id, stake, payout, createdAt: begunAt, finishedAt: endedAt }: FinishedRound,
  { currencies, base, inBase }: Scale,
): ScoredRound {
  const ownPoints = pointsPerUnitOf?.[stake.currency];
  const [unit, inUnit] = ownPoints === undefined ? [base, inBase] : [currencies.get(stake.currency)!, (sum: Money) => sum];
  const hundredths = BigInt(ownPoints ?? pointsPerUnit) * 100n;
  const pointsOf = (sum: Money) => inUnit({ ...sum, amount: sum.amount * hundredths }).amount / 10n ** BigInt(unit.exponent);
  return { id, begunAt, endedAt, staked: pointsOf(stake), won: pointsOf(payout), multiplier: (payout.amount * 100n) / stake.amount };
}

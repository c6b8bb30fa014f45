import {
  rewardType,
  tournamentState,
  tournamentType,
  type Tournament,
  type TournamentPlace,
  type TournamentPrize,
  type TournamentPush,
  type TournamentStanding,
} from '@verdigale/contract';
import type { TournamentLimit, TournamentPrizeTerms, TournamentTerms } from '#config';
import type { PrizeRow } from './standing.sql.ts';
import type { Leader, TournamentRow } from './tournament.sql.ts';

/** Points travel with two decimals; they are stored in hundredths. */
export const wirePoints = (points: bigint | number): number => Number(points) / 100;

/** (wire 9.3) */
export function stateOf({ startsAt, endsAt, finishedAt }: TournamentRow, now: Date): number {
  if (finishedAt) return tournamentState.finished;
  if (now < startsAt) return tournamentState.scheduled;
  return now < endsAt ? tournamentState.running : tournamentState.counting;
}

export function viewPlaces(rows: readonly Leader[]): TournamentPlace[] {
  return rows.map(({ playerId, nickname, place, points }) => ({ playerId, nickname, place, points: wirePoints(points) }));
}

export interface TournamentSight {
  now: Date;
  /** How many places are shown. */
  places: number;
  prizes: readonly PrizeRow[];
  /** Of the campaigns that are prizes, by their codes. */
  bonusIds: ReadonlyMap<string, string>;
  /** In which sums of money are won. */
  baseCurrency: string;
  /** Whether the player may take part; of a guest, whether somebody may. */
  isOpen: boolean;
  /** Undefined for guests, null without an entry. */
  own: TournamentStanding | null | undefined;
}

export function viewTournament(row: TournamentRow, sight: TournamentSight): Tournament {
  const { id, identity, terms, startsAt, endsAt } = row;
  const state = stateOf(row, sight.now);
  const isToCome = state === tournamentState.scheduled || state === tournamentState.running;
  return {
    id,
    title: terms.title,
    identity,
    type: tournamentType[terms.type],
    state,
    startAt: startsAt.toISOString(),
    endAt: endsAt.toISOString(),
    isAvailable: isToCome && sight.isOpen,
    confirmationRequired: terms.isConfirmationRequired,
    rates: viewRates(terms),
    conditions: viewConditions(terms),
    prizes: viewPrizes(terms, sight),
    entriesCount: row.entries,
    leaderboard: viewPlaces(row.leaders.slice(0, sight.places)),
    ...(sight.own === undefined ? {} : { playerEntry: sight.own }),
  };
}

/** What travels once the final ranking is made. (wire 13) */
export function viewCompleted(row: TournamentRow, sight: Pick<TournamentSight, 'prizes' | 'bonusIds' | 'baseCurrency'>): TournamentPush {
  const { id, identity, terms, endsAt } = row;
  return {
    id,
    title: terms.title,
    identity,
    state: tournamentState.finished,
    endAt: endsAt.toISOString(),
    prizes: viewPrizes(terms, sight),
  };
}

function viewRates({ pointsPerUnit, pointsPerUnitOf = {} }: TournamentTerms): Tournament['rates'] {
  const currencyRates = Object.entries(pointsPerUnitOf).map(([isoCode, rate]) => ({ isoCode, rate }));
  return { baseCurrencyRate: pointsPerUnit, currencyRates };
}

function viewConditions(terms: TournamentTerms): Tournament['conditions'] {
  const { minStake, maxStake } = terms;
  const range = (min: string | undefined, max: string | undefined) => ({
    minAmount: min === undefined ? null : Number(min),
    minAmountOp: minStake?.isExcluded ? ('gt' as const) : ('gte' as const),
    maxAmount: max === undefined ? null : Number(max),
    maxAmountOp: maxStake?.isExcluded ? ('lt' as const) : ('lte' as const),
  });
  const own = (limit: TournamentLimit | null) => limit?.items ?? {};
  const currencies = new Set([...Object.keys(own(minStake)), ...Object.keys(own(maxStake))]);
  return {
    gameCollections: [...terms.collections],
    gameCollectionsExcluded: [...terms.collectionsExcluded],
    ...range(minStake?.base, maxStake?.base),
    currencies: [...currencies].map((isoCode) => ({ isoCode, ...range(own(minStake)[isoCode], own(maxStake)[isoCode]) })),
    roundsLimit: terms.roundsLimit,
    minRounds: terms.minRounds,
  };
}

const prizeTypes: Readonly<Record<TournamentPrizeTerms['gives']['kind'], number>> = {
  money: rewardType.money,
  points: rewardType.points,
  bonus: rewardType.bonus,
  'free-spins': rewardType.freeSpins,
};

function viewPrizes(
  { prizes }: TournamentTerms,
  { prizes: won, bonusIds, baseCurrency }: Pick<TournamentSight, 'prizes' | 'bonusIds' | 'baseCurrency'>,
): TournamentPrize[] {
  return prizes.map(({ place, gives, title }) => {
    const winner = won.find((each) => each.place === place);
    const entry = winner && {
      playerId: winner.playerId,
      nickname: winner.nickname,
      points: wirePoints(winner.points),
      createdAt: winner.enteredAt.toISOString(),
      updatedAt: winner.reachedAt.toISOString(),
    };
    const sum = gives.kind === 'money' ? { sum: { amount: Number(gives.amount), currency: baseCurrency } } : {};
    const bonusId = 'campaign' in gives ? bonusIds.get(gives.campaign) : undefined;
    return { place, type: prizeTypes[gives.kind], title, ...sum, ...(bonusId ? { bonusId } : {}), ...(entry ? { entry } : {}) };
  });
}

import type { PlayHours } from '#modules/game';
import type { PaymentSigns } from '#modules/payment';

/** What is known of a player, all of it from his own history: each fact could be shown to him. */
export interface CareFacts {
  payments: readonly PaymentSigns[];
  losses: readonly { currency: string; lost: bigint }[];
  hours: PlayHours | undefined;
  /** Looser limits that he has asked for. */
  raisedLimits: number;
}

export type MarkerName =
  | 'deposits-often'
  | 'deposits-rising'
  | 'loss-beyond-deposits'
  | 'night-play'
  | 'long-play'
  | 'withdrawals-taken-back'
  | 'limits-raised'
  | 'failed-deposits'
  | 'many-methods';

interface Marker {
  weight: number;
  isShown(facts: CareFacts): boolean;
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);

/** Markers of harm and their weights. (MGA PPD 2023) */
export const markers: Readonly<Record<MarkerName, Marker>> = {
  /** Five deposits within a day. */
  'deposits-often': { weight: 2, isShown: ({ payments }) => sum(payments, ({ lastDay }) => lastDay) >= 5 },
  /** In a week twice what a week of the four before it had, by three deposits or more. */
  'deposits-rising': {
    weight: 2,
    isShown: ({ payments }) => payments.some((each) => each.lastWeek >= 3 && each.sumBefore > 0n && 2n * each.sumOfWeek >= each.sumBefore),
  },
  /** More lost within thirty days than was paid in: winnings and savings, too. */
  'loss-beyond-deposits': {
    weight: 2,
    isShown: ({ payments, losses }) =>
      losses.some(({ currency, lost }) => {
        const paidIn = payments.find((each) => each.currency === currency)?.sumOfMonth ?? 0n;
        return paidIn > 0n && lost > paidIn;
      }),
  },
  /** Three nights of the last seven. */
  'night-play': { weight: 1, isShown: ({ hours }) => (hours?.nights ?? 0) >= 3 },
  /** Six hours of one day. */
  'long-play': { weight: 2, isShown: ({ hours }) => (hours?.longestDay ?? 0) >= 6 },
  'withdrawals-taken-back': { weight: 2, isShown: ({ payments }) => sum(payments, ({ takenBack }) => takenBack) >= 2 },
  'limits-raised': { weight: 1, isShown: ({ raisedLimits }) => raisedLimits > 0 },
  'failed-deposits': { weight: 1, isShown: ({ payments }) => sum(payments, ({ failed }) => failed) >= 3 },
  'many-methods': { weight: 1, isShown: ({ payments }) => new Set(payments.flatMap(({ methods }) => methods)).size >= 3 },
};

export interface Score {
  score: number;
  shown: MarkerName[];
}

export function scoreOf(facts: CareFacts): Score {
  const shown = (Object.keys(markers) as MarkerName[]).filter((name) => markers[name].isShown(facts));
  return { shown, score: sum(shown, (name) => markers[name].weight) };
}

import { setTimeout as delay } from 'node:timers/promises';
import { Budget, type Rate } from '@verdigale/admission';
import { AppError } from '../app-error.ts';
import { Gate } from './gate.ts';

/**
 * What one visitor or one account may ask of each door. People behind one address share its budget, so it has room for a house or an
 * office; whoever is signed in has one of their own beside it. (docs/decisions/0018-one-admission.md)
 */
const doors = {
  /** Every call of an address, signed in or not. */
  calls: { burst: 600, perSecond: 100 },
  /** The calls of an address that nobody is signed in to, a wrong token's among them. */
  guestCalls: { burst: 300, perSecond: 30 },
  accountCalls: { burst: 240, perSecond: 10 },
  /** Pages, kept or not, and the router's data requests. More of them wait for their turn. */
  pages: { burst: 20, perSecond: 10 },
  /** Pages that nobody asked for lately, so that they have to be rendered. More of them wait for their turn. */
  renders: { burst: 30, perSecond: 1 },
  sockets: { burst: 120, perSecond: 5 },
  /** Lines that come through sockets. */
  socketLines: { burst: 200, perSecond: 50 },
  /** Partners' calls that are refused without proof of who sent them; those with proof are never counted. */
  unprovenCalls: { burst: 600, perSecond: 10 },
  /** Forms with a file, whoever of an address sends them: to refuse one by its account costs more than a call does. */
  uploads: { burst: 100, perSecond: 1 },
  /** Long bodies that are refused unlooked at; beyond it they are broken off without an answer. */
  longBodies: { burst: 20, perSecond: 0.2 },
  operatorCalls: { burst: 120, perSecond: 2 },
} as const satisfies Record<string, Rate>;
export type Door = keyof typeof doors;

/** How long a caller waits for a turn; no more may wait than get their turn in that time. */
const patienceMs = 6_000;

/** Calls that may be at work at the same time; partners' calls and health are not among them. */
const callsAtOnce = 256;
/** How many of these may be one visitor's, or one account's: calls that wait for a silent partner are at work for seconds. */
const callsOfOne = 48;

/** Who may ask how much. Knows nothing about requests: each door passes in the name of the caller. */
export interface Admission {
  /** Takes one from what `who` has at this door. Throws tooManyRequests with the seconds to wait. */
  take(door: Door, who: string): void;
  /** The same as a number: the seconds to wait, 0 where one was taken. */
  tryTake(door: Door, who: string): number;
  /**
   * Waits for the turn of `who` where it comes soon, so that an eager caller is served slowly, and answers 0. Else answers the seconds after which
   * another try is worth it.
   */
  waitTurn(door: Door, who: string): number | Promise<0>;
  /** A budget of its own for one call that is dearer than others. */
  limit(rate: Rate): (who: string) => void;
  /** Calls of players and guests work behind it. */
  calls: Gate;
}

export interface AdmissionOptions {
  /** Multiplies every budget: 1 in production, more where one address plays many players (tests). */
  rateFactor: number;
  now(): number;
}

/** The budgets of one process, each times `rateFactor`. `now` is in milliseconds that only grow. */
export function createAdmission({ rateFactor, now }: AdmissionOptions): Admission {
  const budgetOf = ({ burst, perSecond }: Rate) => new Budget({ burst: burst * rateFactor, perSecond: perSecond * rateFactor, now });
  const budgets = new Map(Object.entries(doors).map(([door, rate]) => [door, budgetOf(rate)]));
  const take = (budget: Budget, who: string): void => {
    const retryAfter = budget.take(who);
    if (retryAfter > 0) throw new AppError('tooManyRequests', 'too many requests', { retryAfter });
  };
  return {
    take: (door, who) => take(budgets.get(door)!, who),
    tryTake: (door, who) => budgets.get(door)!.take(who),
    waitTurn(door, who) {
      const { isTaken, waitMs } = budgets.get(door)!.reserve(who, patienceMs);
      if (!isTaken) return Math.ceil(waitMs / 1000);
      return waitMs === 0 ? 0 : delay(waitMs, 0 as const, { ref: false });
    },
    limit(rate) {
      const budget = budgetOf(rate);
      return (who) => take(budget, who);
    },
    calls: new Gate({ atOnce: callsAtOnce * rateFactor, maxWaiting: 0, share: Math.max(1, callsOfOne * rateFactor) }),
  };
}

import { limitDefinition } from '@verdigale/contract';
import type { PlatformConfig } from '#config';
import type { Kernel } from '#kernel';
import { listCare, recordOutcome, showCare, type Assessment, type Step, type StepEnd } from '#modules/care';
import { changeCashLimit, listStops, restrictToProduct, setOperatorLimit, type CashLimitWish, type Stop } from '#modules/limit';
import { beginBreak } from '../flows/own-limits/index.ts';
import { letPlay, stopPlay, type StopWish } from '../flows/stop-play/index.ts';

/** What an operator does to protect players. */
export interface ProtectionDesk {
  /** At the player's request: a lower limit holds at once, a higher one or none after a wait and the same request once more; returns from when. */
  limitMoney(player: string, wish: CashLimitWish): Promise<Date>;
  /** At the player's request: a break from deposits and play for real, at once, which ends his bonuses; returns until when. */
  coolOff(player: string, period: string): Promise<Date>;
  /** Restricts the player to one product, or lifts that with `both`. */
  restrictToProduct(player: string, product: string): Promise<void>;
  /** A limit of the operator's beside the player's own, or its end: at once, and the stricter one holds. The reason is kept. */
  setLimit(player: string, wish: CashLimitWish & { reason: string }): Promise<void>;
  /** What is stopped, the oldest first. */
  stops(): Promise<Stop[]>;
  /** Stops all play, a product, provider, game or payment method, or one player's play, at once and everywhere. A player by id or e-mail address. */
  stop(wish: StopWish): Promise<void>;
  /** Lets it go on; throws notFound where it is not stopped. */
  letGoOn(wish: StopWish): Promise<void>;
  /** Calls to make, limits to propose and breaks to suggest, for players who show markers of harm. */
  care(): Promise<Step[]>;
  /** What was found of a player, and every step that was taken. */
  careOf(player: string): Promise<{ found: Assessment | undefined; steps: Step[] }>;
  /** What came of a step; throws outcomeRecorded where another outcome stands. */
  recordCare(id: string, end: StepEnd): Promise<void>;
}

type Hands = Pick<Kernel, 'db' | 'clock' | 'events'> & { config: Pick<PlatformConfig, 'bonuses' | 'protection'> };

export function createProtectionDesk(hands: Hands, idOf: (player: string) => Promise<string>): ProtectionDesk {
  const { db } = hands;
  const byId = async (wish: StopWish) => (wish.scope === 'player' ? { ...wish, name: await idOf(wish.name) } : wish);
  return {
    async limitMoney(player, wish) {
      const playerId = await idOf(player);
      const limit = await db.transaction((tx) => changeCashLimit(tx, hands, playerId, wish));
      return limit?.next?.at ?? hands.clock.now();
    },
    async coolOff(player, period) {
      const playerId = await idOf(player);
      const { expiredAt } = await db.transaction((tx) =>
        beginBreak(tx, hands, playerId, { definition: limitDefinition.coolingOff, period }),
      );
      return new Date(expiredAt!);
    },
    async restrictToProduct(player, product) {
      const playerId = await idOf(player);
      await db.transaction((tx) => restrictToProduct(tx, hands, playerId, product));
    },
    async setLimit(player, wish) {
      const playerId = await idOf(player);
      await db.transaction((tx) => setOperatorLimit(tx, hands, playerId, wish));
    },
    stops: () => listStops(db),
    stop: async (wish) => stopPlay(hands, await byId(wish)),
    letGoOn: async (wish) => letPlay(hands, await byId(wish)),
    care: () => listCare(hands),
    careOf: async (player) => showCare(hands, await idOf(player)),
    recordCare: (id, end) => recordOutcome(hands, id, end),
  };
}

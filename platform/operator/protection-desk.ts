import type { Kernel } from '#kernel';
import { listStops, setOperatorLimit, type CashLimitWish, type Stop } from '#modules/limit';
import { letPlay, stopPlay, type StopWish } from '../flows/stop-play/index.ts';

/** What an operator does to protect players. */
export interface ProtectionDesk {
  /** A limit of the operator's beside the player's own, or its end: at once, and the stricter one holds. The reason is kept. */
  setLimit(player: string, wish: CashLimitWish & { reason: string }): Promise<void>;
  /** What is stopped, the oldest first. */
  stops(): Promise<Stop[]>;
  /** Stops all play, a product, provider, game or payment method, or one player's play, at once and everywhere. A player by id or e-mail address. */
  stop(wish: StopWish): Promise<void>;
  /** Lets it go on; throws notFound where it is not stopped. */
  letGoOn(wish: StopWish): Promise<void>;
}

export function createProtectionDesk(hands: Pick<Kernel, 'db' | 'clock'>, idOf: (player: string) => Promise<string>): ProtectionDesk {
  const { db } = hands;
  const byId = async (wish: StopWish) => (wish.scope === 'player' ? { ...wish, name: await idOf(wish.name) } : wish);
  return {
    async setLimit(player, wish) {
      const playerId = await idOf(player);
      await db.transaction((tx) => setOperatorLimit(tx, hands, playerId, wish));
    },
    stops: () => listStops(db),
    stop: async (wish) => stopPlay(hands, await byId(wish)),
    letGoOn: async (wish) => letPlay(hands, await byId(wish)),
  };
}

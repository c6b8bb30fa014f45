import { mount, type Kernel, type Module } from '#kernel';
import { listOffers, statusesOf } from '#modules/bonus';
import { successfulDeposits } from '#modules/payment';

/** Offers depend on how often the player has deposited, which the payment module knows. (wire 12.3) */
export const offerBonusesFlow: Module = {
  name: 'offer-bonuses',
  routes(app, kernel: Kernel) {
    const { db, clock, config } = kernel;
    const asker = async (playerId: string) => {
      const { count } = await db.one(successfulDeposits(playerId));
      return { playerId, nextDeposit: count + 1, now: clock.now() };
    };
    mount(app, 'game.bonuses.list', async ({ query, principal }) => listOffers(db, config, await asker(principal.playerId), query));
    mount(app, 'game.bonuses.status', async ({ query, principal }) =>
      statusesOf(db, config, await asker(principal.playerId), query.bonusIds),
    );
  },
};

import { bonusTrigger } from '@verdigale/contract';
import { mount, type Kernel, type Module, type RateLimit } from '#kernel';
import { listCodes, listOffers, redeemCode, removeCode, runningCampaigns, statusesOf } from '#modules/bonus';
import { successfulDeposits } from '#modules/payment';
import { levelsReachedTopic, type LevelsReached } from '#modules/retention';
import { giveForLevels, levelJob } from './give-for-levels.ts';

/** Beside the count of wrong codes: nobody types faster. */
const codeLimit: RateLimit = { max: 30, timeWindow: '1 minute' };

/**
 * Offers, and codes for a deposit, depend on how often the player has deposited, which the payment module knows; what a level of the loyalty
 * programme gives, on the retention module. (wire 12.3)
 */
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
    mount(app, 'game.bonuses.codes.list', async ({ query, principal }) =>
      listCodes(db, config, await asker(principal.playerId), query.trigger),
    );
    mount(app, 'game.bonuses.codes.remove', async ({ body, principal }) => {
      await removeCode(kernel, principal.playerId, body.playerBonusCodeId);
      return listCodes(db, config, await asker(principal.playerId), bonusTrigger.deposit);
    });
    mount(
      app,
      'game.bonuses.codes.add',
      async ({ body, principal }) => {
        const { nextDeposit } = await asker(principal.playerId);
        return redeemCode(kernel, principal.playerId, { ...body, nextDeposit });
      },
      { limit: codeLimit },
    );
  },
  setup(kernel) {
    const { events, jobs } = kernel;
    jobs.define<LevelsReached & { playerId: string }>(levelJob, (data) => giveForLevels(kernel, data));
    // In a job: what it locks would otherwise be locked for all facts that are delivered together.
    events.onPlayer<LevelsReached>(levelsReachedTopic, async (tx, { playerId, payload: { levels } }) => {
      const campaigns = await tx.all(runningCampaigns());
      if (campaigns.some(({ offer }) => offer.trigger.kind === 'level')) await jobs.enqueue(tx, levelJob, { playerId, levels });
    });
  },
};

import type { Module } from '#kernel';
import { excludedTopic, type Excluded } from '#modules/player';
import { pruneQuotes, resultsChangedTopic, type ResultsChanged } from '#modules/sportsbook';
import { underAgeTopic } from '../keep-out/index.ts';
import { decideBet, decideJob, decideLate } from './decide-bet.ts';
import { decideCashOut, decideCashOutJob, decideCashOutsLate } from './decide-cash-out.ts';
import { sportsbookFlowRoutes } from './routes.ts';
import { settleBets, settleJob } from './settle-bets.ts';
import { voidBetsOf, voidBetsOfMinor, voidJob, voidMinorJob } from './void-bets.ts';

/** Bets on what the sportsbook offers: taken, settled to the results of the feed, corrected with them, and cashed out. */
export const sportsbookFlow: Module = {
  name: 'sportsbook-bets',
  routes: sportsbookFlowRoutes,
  setup(kernel) {
    const { events, jobs } = kernel;
    events.on<ResultsChanged>(resultsChangedTopic, (tx, { payload: { eventId } }) =>
      jobs.enqueue(tx, settleJob, { eventId }, { singletonKey: eventId }),
    );
    jobs.define<{ eventId: string }>(settleJob, ({ eventId }) => settleBets(kernel, eventId), { oncePerKey: true });
    events.on<Excluded>(excludedTopic, async (tx, { playerId, payload: { at, product } }) => {
      if (product === null || product === 'sportsbook') await jobs.enqueue(tx, voidJob, { playerId, at });
    });
    jobs.define<{ playerId: string; at: string }>(voidJob, ({ playerId, at }) => voidBetsOf(kernel, playerId, new Date(at)));
    events.on(underAgeTopic, (tx, { playerId }) => jobs.enqueue(tx, voidMinorJob, { playerId }));
    jobs.define<{ playerId: string }>(voidMinorJob, ({ playerId }) => voidBetsOfMinor(kernel, playerId));
    jobs.define<{ betId: string }>(decideJob, ({ betId }) => decideBet(kernel, betId));
    jobs.define('sportsbook.decide-late', () => decideLate(kernel));
    jobs.schedule('sportsbook.decide-late', '* * * * *');
    jobs.define<{ quoteId: string }>(decideCashOutJob, ({ quoteId }) => decideCashOut(kernel, quoteId));
    jobs.define('sportsbook.decide-cash-outs-late', () => decideCashOutsLate(kernel));
    jobs.schedule('sportsbook.decide-cash-outs-late', '* * * * *');
    jobs.define(
      'sportsbook.prune',
      async () => void (await kernel.db.run(pruneQuotes(new Date(kernel.clock.now().getTime() - 3_600_000)))),
    );
    jobs.schedule('sportsbook.prune', '23 * * * *');
  },
};

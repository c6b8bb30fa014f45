import type { Kernel, Module } from '#kernel';
import { findFinishedRounds, roundFinishedTopic, type RoundFinished } from '#modules/game';
import { countRounds } from './loyalty/count-rounds.ts';
import { takeGivenPoints } from './loyalty/give-points.ts';
import { countRoundsForQuests, followFacts } from './quest/follow-facts.ts';
import { retentionRoutes } from './routes.ts';
import { countForTournaments } from './tournament/count-rounds.ts';
import { entryFrozenTopic, type EntryFrozen } from './tournament/freeze-entries.ts';
import { finishTournaments } from './tournament/finish.ts';
import { payingJob, payPrizes } from './tournament/pay-prizes.ts';
import { queueRanking, rankingJob, rankTournament } from './tournament/rank.ts';
import { playCrowds, rollEditions } from './tournament/roll-editions.ts';

export { loyaltyLevelAt } from './loyalty/level-at.ts';
export { levelsReachedTopic, loyaltyTopics, type LevelsReached } from './loyalty/change-points.ts';
export { endQuestsOf } from './quest/end-quest.ts';
export { loadQuests } from './quest/load-quests.ts';
export {
  publishQuest,
  questsOfPlayer,
  resumeQuestNamed,
  showQuest,
  stopQuestNamed,
  summariseQuests,
  type QuestSummary,
} from './quest/manage-quests.ts';
export type { QuestSeed } from './quest/terms.ts';
export { finishTournaments } from './tournament/finish.ts';
export { freezeEntriesOf } from './tournament/freeze-entries.ts';
export { getTournament, listTournaments } from './tournament/list-tournaments.ts';
export { holdTournament, withdrawTournament } from './tournament/manage-tournaments.ts';
export { rankTournament, tournamentTopics } from './tournament/rank.ts';
export { rollEditions } from './tournament/roll-editions.ts';

function followRounds(kernel: Kernel): void {
  kernel.events.onMany<RoundFinished>(roundFinishedTopic, async (tx, facts) => {
    const rounds = await findFinishedRounds(
      tx,
      facts.map(({ payload }) => payload.roundId),
    );
    await countRounds(kernel, tx, rounds);
    await countForTournaments(kernel, tx, rounds);
    await countRoundsForQuests(kernel, tx, rounds);
  });
}

function holdTournaments(kernel: Kernel): void {
  const { events, jobs } = kernel;
  events.on<EntryFrozen>(entryFrozenTopic, (tx, { payload }) => queueRanking(kernel, tx, payload.tournamentId));
  jobs.define<{ tournamentId: string }>(rankingJob, ({ tournamentId }) => rankTournament(kernel, tournamentId), { oncePerKey: true });
  jobs.define(payingJob, () => payPrizes(kernel));
  jobs.define('retention.tournaments', async () => {
    await rollEditions(kernel);
    await playCrowds(kernel);
    await finishTournaments(kernel);
    await payPrizes(kernel);
  });
  jobs.schedule('retention.tournaments', '* * * * *');
}

export const retentionModule: Module = {
  name: 'retention',
  routes: retentionRoutes,
  setup(kernel) {
    followRounds(kernel);
    takeGivenPoints(kernel);
    followFacts(kernel);
    holdTournaments(kernel);
  },
};

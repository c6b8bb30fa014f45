import type { Kernel, Module } from '#kernel';
import { findFinishedRound, roundFinishedTopic, type RoundFinished } from '#modules/game';
import { countRound } from './loyalty/count-round.ts';
import { retentionRoutes } from './routes.ts';

export { loyaltyLevelAt } from './loyalty/level-at.ts';
export { loyaltyTopics } from './loyalty/count-round.ts';
export { loadQuests } from './quest/load-quests.ts';
export type { QuestSeed } from './quest/terms.ts';

function followRounds(kernel: Kernel): void {
  kernel.events.on<RoundFinished>(roundFinishedTopic, async (tx, { payload }) => {
    const round = await findFinishedRound(tx, payload.roundId);
    await countRound(kernel, tx, round);
  });
}

export const retentionModule: Module = { name: 'retention', routes: retentionRoutes, setup: followRounds };

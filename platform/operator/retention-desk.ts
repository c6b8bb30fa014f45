import type { Tournament } from '@verdigale/contract';
import type { SingleTournament } from '#config';
import type { Kernel } from '#kernel';
import {
  getTournament,
  holdTournament,
  listTournaments,
  publishQuest,
  questsOfPlayer,
  resumeQuestNamed,
  showQuest,
  stopQuestNamed,
  summariseQuests,
  withdrawTournament,
  type QuestSeed,
  type QuestSummary,
} from '#modules/retention';

/** What an operator does with quests and tournaments, beside what the brand folder states. */
export interface RetentionDesk {
  quests(): Promise<QuestSummary[]>;
  quest(identity: string): ReturnType<typeof showQuest>;
  /** Holds for whoever begins it from now on; throws invalid for an id or identity of another quest, or of the brand's. */
  publishQuest(quest: QuestSeed): Promise<void>;
  /** Nobody begins it from now on, also after a start; `isEnded`: whoever has begun it and not done it loses it too. */
  stopQuest(identity: string, how: { isEnded: boolean }): Promise<void>;
  resumeQuest(identity: string): Promise<void>;
  questsOf(player: string): ReturnType<typeof questsOfPlayer>;
  tournaments(): Promise<Tournament[]>;
  /** By its id, or by identity the one that runs, comes next or was last. */
  tournament(idOrIdentity: string): Promise<Tournament>;
  /** One that is held once; returns its id. */
  holdTournament(tournament: SingleTournament): Promise<string>;
  /** Takes back one that was made so and has not begun. */
  withdrawTournament(id: string): Promise<void>;
}

export function createRetentionDesk(
  hands: Pick<Kernel, 'db' | 'clock' | 'events'>,
  idOf: (player: string) => Promise<string>,
): RetentionDesk {
  const { db } = hands;
  return {
    quests: () => summariseQuests(db),
    quest: (identity) => showQuest(db, identity),
    publishQuest: (quest) => publishQuest(hands, quest),
    stopQuest: (identity, how) => stopQuestNamed(hands, identity, how),
    resumeQuest: (identity) => resumeQuestNamed(hands, identity),
    questsOf: async (player) => questsOfPlayer(db, await idOf(player)),
    tournaments: async () => (await listTournaments(hands, null, { perPage: 100 })).data,
    tournament: (idOrIdentity) => getTournament(hands, null, idOrIdentity),
    holdTournament: (tournament) => holdTournament(hands, tournament),
    withdrawTournament: (id) => withdrawTournament(hands, id),
  };
}

import { playerChannels, type EventPayloads } from '@verdigale/contract';
import { useEffect } from 'react';
import { preloadAlerts } from '#app/alerts/show-alert.ts';
import { useAfterRound } from '#app/features/wallet/index.ts';
import { refetchQuests, showTask } from '#app/queries/quests.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { useDebouncedCall } from '#app/widgets/use-debounced-call.ts';
import { useHearQuest } from './use-hear-quest.ts';
import { useActiveQuests } from './use-quests.ts';

/** A step of play may end one task, begin another and complete the quest. */
const refetchAfterMs = 500;

/** Keeps the quests of the signed-in player fresh, whatever page is open, and tells what becomes of them. Renders nothing. (QUEST-03, RT-03) */
export function LiveQuests() {
  const events = useQuestEvents();
  useActiveQuests();
  useEffect(preloadAlerts, []);
  usePlayerChannel(playerChannels.quests, { events, onGap: () => void refetchQuests() });
  return null;
}

/** What each publication leads to. */
export function useQuestEvents() {
  const { hearQuest, hearTask } = useHearQuest();
  const refetchSoon = useDebouncedCall(() => void refetchQuests(), refetchAfterMs);
  const whenShown = useAfterRound();
  return {
    'quest.updated': ({ quest }: EventPayloads['quest.updated']) =>
      whenShown(() => {
        hearQuest(quest);
        refetchSoon();
      }),
    'quest.task.updated': ({ task }: EventPayloads['quest.task.updated']) =>
      whenShown(() => {
        hearTask(task);
        showTask(task);
        if (task.isCompleted) refetchSoon();
      }),
  };
}

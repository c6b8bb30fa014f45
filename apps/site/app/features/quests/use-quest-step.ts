import { useMutation } from '@tanstack/react-query';
import type { Quest } from '@verdigale/contract';
import { showError } from '#app/alerts/show-alert.ts';
import { refetchQuests } from '#app/queries/quests.ts';
import { callApi } from '#app/session/index.ts';
import { useHearQuest } from './use-hear-quest.ts';

/** Begins a quest or claims its reward, which is one call, or gives it up. (QUEST-01) */
export function useQuestStep(step: 'activate' | 'cancel', onDone?: () => void) {
  const { hearQuest } = useHearQuest();
  return useMutation({
    async mutationFn({ id }: Quest) {
      const params = { id };
      const { data } =
        step === 'activate'
          ? await callApi('retention.quests.activate', { params })
          : await callApi('retention.playerQuests.cancel', { params });
      return data;
    },
    async onSuccess(quest) {
      hearQuest(quest, { isOwn: true });
      onDone?.();
      await refetchQuests();
    },
    onError(error) {
      // Why it was refused may be that it has changed elsewhere.
      void refetchQuests();
      void showError(error);
    },
  });
}

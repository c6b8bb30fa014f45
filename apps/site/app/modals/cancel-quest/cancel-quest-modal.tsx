import { questState } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { MissingQuest, QuestEnding, useQuest, useQuestStep } from '#app/features/quests/index.ts';
import { ConfirmAction } from '../confirm-action.tsx';
import type { ModalProps } from '../modal-frame.tsx';

/** Asks whether a quest is to end by the player's wish. The flag's value is its id. (QUEST-01) */
export function CancelQuestModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const { quest, ...all } = useQuest(value);
  const giveUp = useQuestStep('cancel', close);
  const running = quest?.state === questState.active ? quest : undefined;
  return (
    <ConfirmAction
      close={close}
      confirm={running && text('modals.cancelQuest.confirm')}
      isPending={giveUp.isPending}
      keep={text('modals.cancelQuest.keep')}
      onConfirm={() => running && giveUp.mutate(running)}
      title={text('modals.cancelQuest.title')}
    >
      {running ? (
        <>
          <p>{text('modals.cancelQuest.text', { name: running.name })}</p>
          <QuestEnding quest={running} />
        </>
      ) : (
        <MissingQuest all={all} />
      )}
    </ConfirmAction>
  );
}

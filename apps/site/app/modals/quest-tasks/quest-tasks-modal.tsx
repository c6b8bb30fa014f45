import { useContent } from '#app/content/use-content.ts';
import { QuestTasks } from '#app/features/quests/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The tasks of the quest that the flag's value names. (QUEST-01) */
export function QuestTasksModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} title={text('modals.questTasks.title')}>
      <QuestTasks id={value} />
    </ModalFrame>
  );
}

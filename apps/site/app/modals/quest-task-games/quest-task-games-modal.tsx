import { useSearchParams } from 'react-router';
import { useContent } from '#app/content/use-content.ts';
import { QuestTaskGames } from '#app/features/quests/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** The games of one task of the quest that the flag's value names. (QUEST-01) */
export function QuestTaskGamesModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  const [search] = useSearchParams();
  return (
    <ModalFrame onClose={close} title={text('modals.questTaskGames.title')}>
      <QuestTaskGames id={value} taskId={search.get('task')} />
    </ModalFrame>
  );
}

import { useContent } from '#app/content/use-content.ts';
import { QuestsHub } from '#app/features/quests/index.ts';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** Every quest; the flag's value may name the group that opens. (QUEST-01) */
export function QuestsHubModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame onClose={close} size="lg" title={text('modals.questsHub.title')}>
      <QuestsHub value={value} />
    </ModalFrame>
  );
}

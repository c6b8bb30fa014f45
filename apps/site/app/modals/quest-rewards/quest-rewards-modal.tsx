import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { QuestRewards } from '#app/features/quests/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { ModalFrame, type ModalProps } from '../modal-frame.tsx';

/** What the quest that the flag's value names has brought. (QUEST-01) */
export function QuestRewardsModal({ value, close }: ModalProps) {
  const text = useContent('modals');
  return (
    <ModalFrame
      footer={
        <>
          <ModalLink modal="quests-hub" {...buttonLook({})}>
            {text('modals.questRewards.toQuests')}
          </ModalLink>
          <Button onClick={close} variant="primary">
            {text('modals.questRewards.close')}
          </Button>
        </>
      }
      onClose={close}
      size="sm"
      title={text('modals.questRewards.title')}
    >
      <QuestRewards id={value} />
    </ModalFrame>
  );
}

import { questState, type Quest } from '@verdigale/contract';
import { Button, buttonLook } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './quests.module.css';
import { isClaimable } from './rules/task-progress.ts';
import { useQuestStep } from './use-quest-step.ts';

/** What can be done about a quest: begin it or claim its reward, read its tasks, give it up. */
export function QuestActions({ quest }: { quest: Quest }) {
  const text = useContent('modals');
  const { mutate, isPending } = useQuestStep('activate');
  const { id, name, state } = quest;
  const step = isClaimable(quest) ? 'claim' : state === questState.available ? 'begin' : null;
  return (
    <div className={styles.actions}>
      {step && (
        <Button
          aria-label={text(`modals.questsHub.${step}Label`, { name })}
          isLoading={isPending}
          onClick={() => mutate(quest)}
          variant={step === 'claim' ? 'primary' : 'secondary'}
        >
          {text(`modals.questsHub.${step}`)}
        </Button>
      )}
      <ModalLink
        aria-label={text('modals.questsHub.tasksLabel', { name })}
        modal="quest-tasks"
        onTop
        value={id}
        {...buttonLook({ variant: step ? 'ghost' : 'secondary' })}
      >
        {text('modals.questsHub.tasks')}
      </ModalLink>
      {state === questState.active && (
        <ModalLink
          aria-label={text('modals.questsHub.giveUpLabel', { name })}
          modal="cancel-quest"
          onTop
          value={id}
          {...buttonLook({ variant: 'ghost' })}
        >
          {text('modals.questsHub.giveUp')}
        </ModalLink>
      )}
    </div>
  );
}

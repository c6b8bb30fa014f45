import { Compass } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { doneCount, isClaimable, useActiveQuests } from '#app/features/quests/index.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { Strip } from './strip.tsx';
import styles from './strips.module.css';

/** The quest whose reward waits, else the first that runs. */
export function QuestStrip() {
  const text = useContent('profile');
  const quests = useActiveQuests();
  const quest = quests?.find(isClaimable) ?? quests?.[0];
  const kind = text('profile.home.quest.kind');
  return (
    <ModalLink className={styles.strip} modal="quests-hub">
      {quest ? (
        <Strip
          icon={Compass}
          kind={isClaimable(quest) ? text('profile.home.quest.ready') : kind}
          note={text('profile.home.quest.done', { done: doneCount(quest), all: quest.tasks.length })}
          percent={(100 * doneCount(quest)) / Math.max(1, quest.tasks.length)}
          title={quest.name}
        />
      ) : (
        <Strip
          icon={Compass}
          kind={kind}
          note={quests ? text('profile.home.quest.open') : null}
          title={text(quests ? 'profile.home.quest.none' : 'profile.home.quest.open')}
        />
      )}
    </ModalLink>
  );
}

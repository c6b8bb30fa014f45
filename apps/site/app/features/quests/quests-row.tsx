import { Badge } from '@verdigale/ui/badge';
import { Icon } from '@verdigale/ui/icon';
import { Compass } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import styles from './quests.module.css';
import { isClaimable } from './rules/task-progress.ts';
import { useActiveQuests } from './use-quests.ts';

/** The way to the quests in the player's own menu, with how many run, or how many rewards wait. (SHELL-25) */
export function QuestsRow({ onOpen }: { onOpen?: () => void }) {
  const text = useContent('layout');
  const quests = useActiveQuests() ?? [];
  const ready = quests.filter(isClaimable).length;
  return (
    <ModalLink className={styles.row} modal="quests-hub" onClick={onOpen}>
      <Icon as={Compass} />
      <span className={styles.rowLabel}>{text('layout.profileSidebar.quests.label')}</span>
      {ready > 0 ? (
        <Badge tone="gain">{text('layout.profileSidebar.quests.ready', { count: ready })}</Badge>
      ) : (
        quests.length > 0 && <Badge>{text('layout.profileSidebar.quests.active', { count: quests.length })}</Badge>
      )}
    </ModalLink>
  );
}

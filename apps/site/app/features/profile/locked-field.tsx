import type { Profile } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Lock } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { InfoText } from './info-text.tsx';
import styles from './profile-form.module.css';

/** What can no longer be changed stands in its place, and says so. */
export function LockedField({ profile, name, label }: { profile: Profile; name: string; label: string }) {
  const text = useContent('profile');
  return (
    <div className={styles.locked}>
      <p className={styles.lockedLabel}>{label}</p>
      <p className={styles.lockedValue}>
        <InfoText name={name} profile={profile} />
      </p>
      <p className={styles.lockedReason}>
        <Icon as={Lock} size={16} />
        {name === 'email' ? text('profile.info.edit.lockedEmail') : text('profile.info.edit.locked')}
      </p>
    </div>
  );
}

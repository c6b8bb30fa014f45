import { VisuallyHidden } from '@verdigale/ui/visually-hidden';
import type { ComponentPropsWithRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useSession } from '#app/session/index.ts';
import { Avatar } from './avatar.tsx';
import { nameOf } from './player-name.ts';
import styles from './player-button.module.css';

/** The player's seal in the header: it opens the panel. */
export function PlayerButton(props: Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'>) {
  const text = useContent('layout');
  const { profile } = useSession();
  return (
    <button {...props} aria-haspopup="dialog" className={styles.button} type="button">
      <Avatar name={profile ? nameOf(profile) : ''} size="sm" />
      <VisuallyHidden>{text('layout.header.profile')}</VisuallyHidden>
    </button>
  );
}

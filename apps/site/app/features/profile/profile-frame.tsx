import { Button } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { WalletLinks } from '#app/features/wallet/index.ts';
import { signOut } from '#app/session/index.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './profile-frame.module.css';

/** The player area: its menu beside the page, or above it on a phone. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const text = useContent('layout');
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <ProfileMenu look="side" />
        <div className={styles.actions}>
          <WalletLinks />
          <Button isBlock onClick={() => void signOut()} variant="ghost">
            <Icon as={LogOut} isDirectional />
            {text('layout.profileSidebar.logoutButton')}
          </Button>
        </div>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

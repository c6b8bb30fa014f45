import { Button } from '@verdigale/ui/button';
import { CopyButton } from '@verdigale/ui/copy-button';
import { Drawer } from '@verdigale/ui/drawer';
import { Icon } from '@verdigale/ui/icon';
import { LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LoyaltyPanel } from '#app/features/loyalty/index.ts';
import { WalletLinks } from '#app/features/wallet/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { useRootData } from '#app/root-data.ts';
import { signOut, useSession } from '#app/session/index.ts';
import { profileCode } from '#app/widgets/short-id.ts';
import { Avatar } from './avatar.tsx';
import { nameOf } from './player-name.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './player-panel.module.css';

const QuestsRow = lazyPart(async () => (await import('#app/features/quests/index.ts')).QuestsRow);

/** The player's own menu. It locks the page below while it is open. (A 2) */
export function PlayerPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useContent('layout');
  const { profile } = useSession();
  const { settings } = useRootData();

  function leave() {
    onClose();
    void signOut();
  }

  return (
    <Drawer
      footer={
        <Button isBlock onClick={leave}>
          <Icon as={LogOut} isDirectional />
          {text('layout.profileSidebar.logoutButton')}
        </Button>
      }
      isOpen={isOpen}
      onClose={onClose}
      title={text('layout.profileSidebar.label')}
    >
      {profile && (
        <div className={styles.player}>
          <Avatar name={nameOf(profile)} />
          <div className={styles.names}>
            <p className={styles.name}>
              <bdi>{nameOf(profile) || text('layout.profileSidebar.unnamed')}</bdi>
            </p>
            <bdi className={styles.email} dir="ltr">
              {profile.email ?? (profile.phone && `+${profile.phone}`)}
            </bdi>
          </div>
          <p className={styles.id}>
            <span>{text('layout.profileSidebar.accountId')}</span>
            <bdi dir="ltr">{profileCode(profile.id)}</bdi>
            <CopyButton size="sm" text={profile.id} variant="ghost" />
          </p>
        </div>
      )}
      {settings.loyaltyEnabled && (
        <Suspense>
          <LoyaltyPanel onOpen={onClose} />
        </Suspense>
      )}
      {settings.questsEnabled && (
        <Suspense>
          <QuestsRow onOpen={onClose} />
        </Suspense>
      )}
      <div className={styles.money}>
        <WalletLinks onOpen={onClose} />
      </div>
      <ProfileMenu look="panel" onNavigate={onClose} />
    </Drawer>
  );
}

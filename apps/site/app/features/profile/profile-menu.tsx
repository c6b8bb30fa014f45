import { Icon } from '@verdigale/ui/icon';
import { BadgeCheck, Bell, FileText, Gift, History, KeyRound, ShieldCheck, User, Wallet, type LucideIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useCurrentInSight } from '#app/browser/use-current-in-sight.ts';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import { lazyPart } from '#app/lazy-part.ts';
import { useSession } from '#app/session/index.ts';
import styles from './profile-menu.module.css';

const BonusCount = lazyPart(async () => (await import('#app/features/bonuses/index.ts')).BonusCount);

/** An entry of the player's menu as content files write it; `to` has no locale prefix. */
interface ProfileLink {
  label: string;
  to: string;
  icon?: string;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  user: User,
  wallet: Wallet,
  history: History,
  gift: Gift,
  shield: ShieldCheck,
  key: KeyRound,
  verified: BadgeCheck,
  bell: Bell,
  file: FileText,
};

/** The pages of the player area, in the brand's order. */
export function ProfileMenu({ look, onNavigate }: { look: 'side' | 'panel'; onNavigate?: () => void }) {
  const text = useContent('layout');
  const list = useCurrentInSight<HTMLUListElement>();
  const { sumsub } = useRootData().settings;
  const isPlayer = useSession().status === 'player';
  const isThere = ({ to }: ProfileLink) => to !== '/profile/documents' || !(sumsub.enabled && sumsub.hideDocumentsPage);
  return (
    <nav aria-label={text('layout.profileSidebar.label')}>
      <ul className={styles.menu} data-look={look} ref={list}>
        {text
          .list<ProfileLink>('layout.profileSidebar.profileLinks')
          .filter(isThere)
          .map(({ label, to, icon }) => (
            <li key={to}>
              <LocaleNavLink className={styles.link} onClick={onNavigate} to={to}>
                <Icon as={icons[icon ?? ''] ?? User} />
                {label}
                {isPlayer && to === '/profile/bonuses' && (
                  <Suspense>
                    <BonusCount />
                  </Suspense>
                )}
              </LocaleNavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

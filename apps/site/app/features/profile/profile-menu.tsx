import { Icon } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { useRootData } from '#app/root-data.ts';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import { profileIcon, type ProfileLink } from './menu-items.ts';
import styles from './profile-menu.module.css';

/** The pages of the player area, in the brand's order. */
export function ProfileMenu({ look, onNavigate }: { look: 'side' | 'panel'; onNavigate?: () => void }) {
  const text = useContent('layout');
  const { sumsub } = useRootData().settings;
  const isThere = ({ to }: ProfileLink) => to !== '/profile/documents' || !(sumsub.enabled && sumsub.hideDocumentsPage);
  return (
    <nav aria-label={text('layout.profileSidebar.label')}>
      <ul className={styles.menu} data-look={look}>
        {text
          .list<ProfileLink>('layout.profileSidebar.profileLinks')
          .filter(isThere)
          .map(({ label, to, icon }) => (
            <li key={to}>
              <LocaleNavLink className={styles.link} onClick={onNavigate} to={to}>
                <Icon as={profileIcon(icon)} />
                {label}
              </LocaleNavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

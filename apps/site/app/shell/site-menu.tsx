import { Icon } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { menuIcon, useCategories } from '#app/features/category/index.ts';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import type { ModalKey } from '#app/modal-flags/modal-rules.ts';
import { useRootData } from '#app/root-data.ts';
import styles from './site-menu.module.css';

/** An entry of a menu as content files write it; `to` has no locale prefix. */
export interface MenuItem {
  label: string;
  to: string;
  icon?: string;
  /** The setting without which what it leads to does not exist. (ROUTE-03, ROUTE-04) */
  needs?: 'betting' | 'loyaltyEnabled' | 'questsEnabled';
}

/** The same, or what opens a modal over any page. */
type SiteMenuItem = MenuItem | (Omit<MenuItem, 'to'> & { modal: ModalKey });

/** The site's main menu, in the drawer of both widths. */
export function SiteMenu({ onNavigate }: { onNavigate?: () => void }) {
  const text = useContent('layout');
  const categories = useCategories();
  const games = categories.map(({ identity, label, icon }) => ({ label, icon, to: `/categories/${identity}` }));
  return (
    <nav aria-label={text('layout.siteSidebar.label')} className={styles.menu}>
      <MenuList items={text.list<SiteMenuItem>('layout.siteSidebar.topMenu')} onNavigate={onNavigate} />
      <div data-for="player">
        <MenuList items={text.list<SiteMenuItem>('layout.siteSidebar.userMenu')} onNavigate={onNavigate} />
      </div>
      <MenuList heading={text('layout.siteSidebar.gamesToggler')} items={games} onNavigate={onNavigate} />
      <MenuList items={text.list<SiteMenuItem>('layout.siteSidebar.bottomMenu')} onNavigate={onNavigate} />
    </nav>
  );
}

function MenuList({ heading, items, onNavigate }: { heading?: string; items: readonly SiteMenuItem[]; onNavigate?: () => void }) {
  const { settings } = useRootData();
  const shown = items.filter(({ needs }) => !needs || settings[needs]);
  return (
    <div className={styles.group}>
      {heading && <p className={styles.heading}>{heading}</p>}
      <ul>
        {shown.map((item) => {
          const look = (
            <>
              <Icon as={menuIcon(item.icon)} />
              <span className={styles.label}>{item.label}</span>
            </>
          );
          return 'modal' in item ? (
            <li key={item.modal}>
              <ModalLink className={styles.item} modal={item.modal} onClick={onNavigate}>
                {look}
              </ModalLink>
            </li>
          ) : (
            <li key={item.to}>
              <LocaleNavLink className={styles.item} end={item.to === '/'} onClick={onNavigate} to={item.to}>
                {look}
              </LocaleNavLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

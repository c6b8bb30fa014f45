import type { RefObject } from 'react';
import { Icon } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { menuIcon, useCategories } from '#app/features/category/index.ts';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import styles from './category-chips.module.css';

/** The categories as a line that scrolls sideways, for pages where the drawer is not in sight. */
export function CategoryChips({ list }: { list?: RefObject<HTMLUListElement | null> }) {
  const text = useContent('pages');
  return (
    <nav aria-label={text('pages.home.categories')} className={styles.nav}>
      <ul className={styles.list} ref={list}>
        {useCategories().map(({ identity, label, icon }) => (
          <li key={identity}>
            <LocaleNavLink className={styles.chip} to={`/categories/${identity}`}>
              <Icon as={menuIcon(icon)} />
              {label}
            </LocaleNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

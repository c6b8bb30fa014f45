import { Icon } from '@verdigale/ui/icon';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import styles from './category-list.module.css';
import { menuIcon } from './menu-icon.ts';
import { useCategories } from './use-categories.ts';

/** The categories as a grid of large links. */
export function CategoryList() {
  return (
    <ul className={styles.list}>
      {useCategories().map(({ identity, label, icon }) => (
        <li key={identity}>
          <LocaleNavLink className={styles.category} to={`/categories/${identity}`}>
            <Icon as={menuIcon(icon)} size={24} />
            {label}
          </LocaleNavLink>
        </li>
      ))}
    </ul>
  );
}

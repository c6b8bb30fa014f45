import styles from './drawer-nav.module.css';
import { SiteMenu } from './site-menu.tsx';

/** The menu beside the page on wide screens; in compact mode only its pictograms, each with its label on hover and focus. */
export function DrawerNav() {
  return (
    <div className={styles.drawer} id="site-menu">
      <SiteMenu />
    </div>
  );
}

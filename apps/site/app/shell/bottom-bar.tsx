import { Icon, type Glyph } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { beforePress } from '#app/lazy-part.ts';
import { LocaleNavLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { onIntent } from '#app/modal-flags/preload-modal.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { glyphs } from '#app/widgets/glyphs.tsx';
import styles from './bottom-bar.module.css';
import { useLayout } from './layout-store.ts';
import { openDrawer } from './open-drawer.ts';
import { preloadDrawer } from './slots.tsx';

/** The five ways on of narrow screens: lobby, games, deposit (or joining), search, menu. */
export function BottomBar() {
  const text = useContent('layout');
  const { openOnPress } = useModals();
  const { isDrawerOpen } = useLayout();
  return (
    <nav aria-label={text('layout.mobileMenu.label')} className={styles.bar}>
      <LocaleNavLink className={styles.item} end to="/">
        <Item icon={glyphs.home} label={text('layout.mobileMenu.lobby')} />
      </LocaleNavLink>
      <ModalLink className={styles.item} modal="categories">
        <Item icon={glyphs.grid} label={text('layout.mobileMenu.games')} />
      </ModalLink>
      <ModalLink className={styles.item} data-for="guest" data-look="main" modal="sign-up">
        <Item icon={glyphs.plus} label={text('layout.mobileMenu.join')} />
      </ModalLink>
      <ModalLink className={styles.item} data-for="player" data-look="main" modal="wallet" value="deposit">
        <Item icon={glyphs.plus} label={text('layout.mobileMenu.deposit')} />
      </ModalLink>
      <button className={styles.item} {...onIntent('search')} onClick={() => openOnPress('search')} type="button">
        <Item icon={glyphs.search} label={text('layout.mobileMenu.search')} />
      </button>
      <button aria-expanded={isDrawerOpen} className={styles.item} {...beforePress(preloadDrawer)} onClick={openDrawer} type="button">
        <Item icon={glyphs.menu} label={text('layout.mobileMenu.menu')} />
      </button>
    </nav>
  );
}

function Item({ icon, label }: { icon: Glyph; label: string }) {
  return (
    <>
      <Icon as={icon} size={24} />
      <span>{label}</span>
    </>
  );
}

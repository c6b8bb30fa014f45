import { buttonLook, IconButton } from '@verdigale/ui/button';
import { Logo } from '@verdigale/ui/logo';
import { Icon } from '@verdigale/ui/icon';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { onIntent } from '#app/modal-flags/preload-modal.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { glyphs } from '#app/widgets/glyphs.tsx';
import styles from './header.module.css';
import { useRootData } from '#app/root-data.ts';
import { setDrawerCompact, useLayout } from './layout-store.ts';
import { openDrawer } from './open-drawer.ts';
import { PlayerActions } from './player-actions.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const text = useContent('layout');
  const { brandName } = useRootData();
  const { open, openOnPress } = useModals();
  const { isDrawerCompact, isDrawerOpen } = useLayout();
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <span className={styles.wide} data-needs="js">
          <IconButton
            aria-expanded={!isDrawerCompact}
            aria-controls="site-menu"
            icon={glyphs.panel}
            isDirectional
            label={text('layout.header.menuToggle')}
            onClick={() => setDrawerCompact(!isDrawerCompact)}
          />
        </span>
        <span className={styles.middle} data-needs="js">
          <IconButton aria-expanded={isDrawerOpen} icon={glyphs.menu} label={text('layout.header.menuToggle')} onClick={openDrawer} />
        </span>
        <LocaleLink className={styles.brand} to="/">
          <Logo name={brandName} />
        </LocaleLink>
      </div>
      <button className={styles.search} data-needs="js" {...onIntent('search')} onClick={() => openOnPress('search')} type="button">
        <Icon as={glyphs.search} />
        <span>{text('layout.header.search.placeholder')}</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <div className={styles.end}>
        <span className={styles.wide} data-needs="js">
          <ThemeSwitch />
        </span>
        <span className={styles.wide} data-needs="js">
          <IconButton icon={glyphs.globe} label={text('layout.header.language')} onClick={() => open('language')} />
        </span>
        <div className={styles.actions} data-for="guest">
          <ModalLink modal="sign-in" {...buttonLook({ variant: 'ghost' })}>
            {text('layout.header.loginButton')}
          </ModalLink>
          <ModalLink modal="sign-up" {...buttonLook({ variant: 'primary' })}>
            {text('layout.header.registrationButton')}
          </ModalLink>
        </div>
        <div className={styles.actions} data-for="player">
          <PlayerActions />
        </div>
      </div>
    </header>
  );
}

import { Button } from '@verdigale/ui/button';
import { Drawer } from '@verdigale/ui/drawer';
import { Icon } from '@verdigale/ui/icon';
import { Download, Globe } from 'lucide-react';
import { useEffect } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { askToInstall, useInstallWay } from '#app/features/pwa/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { opening } from '#app/modal-flags/opening.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { changeLayout, useLayout } from './layout-store.ts';
import { SiteMenu } from './site-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './mobile-drawer.module.css';

/** The site's menu as a panel over the page, which it locks. (A 2) */
export function MobileDrawer() {
  const text = useContent('layout');
  const { isDrawerOpen } = useLayout();
  const { locale, locales } = useLocale();
  const { open } = useModals();
  const way = useInstallWay();
  const close = () => changeLayout({ isDrawerOpen: false });
  useEffect(() => {
    if (isDrawerOpen) opening.set(false);
  }, [isDrawerOpen]);

  function chooseLanguage() {
    close();
    open('language');
  }

  return (
    <Drawer
      footer={
        <div className={styles.foot}>
          <Button isBlock onClick={chooseLanguage}>
            <Icon as={Globe} />
            {locales.find(({ code }) => code === locale)?.nativeName}
          </Button>
          <ThemeSwitch />
        </div>
      }
      isOpen={isDrawerOpen}
      onClose={close}
      side="start"
      title={text('layout.mobileMenu.menu')}
    >
      <SiteMenu onNavigate={close} />
      {way === 'prompt' && (
        <Button isBlock onClick={() => void askToInstall()} variant="ghost">
          <Icon as={Download} />
          {text('layout.app.install.menu')}
        </Button>
      )}
      {way === 'apple' && <p className={styles.hint}>{text('layout.app.install.apple')}</p>}
    </Drawer>
  );
}

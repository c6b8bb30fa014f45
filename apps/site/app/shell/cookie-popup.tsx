import { Button } from '@verdigale/ui/button';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { cookieChoice, keepCookieChoice, type CookieChoice } from '#app/analytics/consent.ts';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from './cookie-popup.module.css';

const CookieKinds = lazyPart(async () => (await import('./cookie-kinds.tsx')).CookieKinds);

/**
 * Asks about optional cookies. The two answers weigh the same: same look, same size, one press each. Who has answered
 * before comes from the footer, sees what counts now and may leave it so.
 */
export function CookiePopup({ onClose }: { onClose: () => void }) {
  const text = useContent('layout');
  const [before] = useState(cookieChoice);
  const [hasSettings, setHasSettings] = useState(before !== null);
  const [mayCount, setMayCount] = useState(before === 'accepted');
  const popup = useRef<HTMLElement>(null);

  // Asked for, it takes the focus and gives it back; come by itself, it interrupts nobody.
  useEffect(() => {
    if (before === null) return undefined;
    const opener = document.activeElement;
    popup.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [before]);

  function choose(choice: CookieChoice) {
    keepCookieChoice(choice);
    onClose();
  }
  function showSettings() {
    setHasSettings(true);
    // The button that was pressed goes.
    popup.current?.focus();
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && before !== null && onClose();

  return (
    // Escape leaves the answer as it is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={text('layout.cookie.title')} className={styles.popup} onKeyDown={onKeyDown} ref={popup} tabIndex={-1}>
      <p className={styles.text}>
        {text('layout.cookie.text')} <LocaleLink to="/static/cookies">{text('layout.cookie.link')}</LocaleLink>
      </p>
      {hasSettings && (
        <Suspense>
          <CookieKinds mayCount={mayCount} onChange={setMayCount} />
        </Suspense>
      )}
      {hasSettings ? (
        <Button isBlock onClick={() => choose(mayCount ? 'accepted' : 'rejected')}>
          {text('layout.cookie.saveButton')}
        </Button>
      ) : (
        <>
          <div className={styles.buttons}>
            <Button isBlock onClick={() => choose('rejected')}>
              {text('layout.cookie.rejectButton')}
            </Button>
            <Button isBlock onClick={() => choose('accepted')}>
              {text('layout.cookie.acceptButton')}
            </Button>
          </div>
          <Button isBlock onClick={showSettings} size="sm" variant="ghost">
            {text('layout.cookie.settingsButton')}
          </Button>
        </>
      )}
    </section>
  );
}

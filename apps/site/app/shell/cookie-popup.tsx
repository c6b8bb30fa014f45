import { Button } from '@verdigale/ui/button';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { keepCookieChoice, type CookieChoice } from './cookie-choice.ts';
import styles from './cookie-popup.module.css';

/** Asks once about optional cookies. The two answers weigh the same: same look, same size, one press each. */
export function CookiePopup({ onChosen }: { onChosen: () => void }) {
  const text = useContent('layout');
  function choose(choice: CookieChoice) {
    keepCookieChoice(choice);
    onChosen();
  }
  return (
    <section aria-label={text('layout.cookie.title')} className={styles.popup}>
      <p className={styles.text}>
        {text('layout.cookie.text')} <LocaleLink to="/static/privacy">{text('layout.cookie.link')}</LocaleLink>
      </p>
      <div className={styles.buttons}>
        <Button isBlock onClick={() => choose('rejected')}>
          {text('layout.cookie.rejectButton')}
        </Button>
        <Button isBlock onClick={() => choose('accepted')}>
          {text('layout.cookie.acceptButton')}
        </Button>
      </div>
    </section>
  );
}

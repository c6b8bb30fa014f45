import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from '../wallet.module.css';

/** Said before a method is picked: money goes back the way it came. */
export function ReturnRule() {
  const text = useContent('modals');
  return (
    <p className={styles.note}>
      {text('modals.wallet.withdraw.rule')} <LocaleLink to="/static/payments">{text('modals.wallet.withdraw.ruleLink')}</LocaleLink>
    </p>
  );
}

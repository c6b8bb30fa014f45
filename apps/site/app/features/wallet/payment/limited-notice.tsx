import { buttonLook } from '@verdigale/ui/button';
import { Card } from '@verdigale/ui/card';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import styles from '../wallet.module.css';

/** Shown before anything is filled in: this account cannot deposit, and who can explain why. (PROFILE-08) */
export function LimitedNotice() {
  const text = useContent('modals');
  return (
    <Card className={styles.limited} look="inset" role="note">
      <p className={styles.limitedTitle}>{text('modals.wallet.deposit.limited.title')}</p>
      <p>{text('modals.wallet.deposit.limited.text')}</p>
      <LocaleLink to="/contact" {...buttonLook({ size: 'sm' })}>
        {text('modals.wallet.deposit.limited.button')}
      </LocaleLink>
    </Card>
  );
}

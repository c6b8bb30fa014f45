import type { Account, PaymentMethod } from '@verdigale/contract';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useSession } from '#app/session/index.ts';
import { shortId } from '#app/widgets/short-id.ts';
import { methodLogo, methodName } from './use-methods.ts';
import styles from '../wallet.module.css';

/** Logo, currency, and the profile's id as support knows it. (W 2) */
export function MethodHead({ method, account }: { method: PaymentMethod; account: Account }) {
  const text = useContent('modals');
  const { locale } = useLocale();
  const { profile } = useSession();
  return (
    <div className={styles.head}>
      <img alt="" className={styles.logo} src={methodLogo(method)} />
      <div className={styles.headWords}>
        <h3 className={styles.headTitle} tabIndex={-1}>
          {methodName(method, locale)}
        </h3>
        <span className={styles.headFacts}>
          {account.currency} · {text('modals.wallet.id')} <bdi dir="ltr">{profile && shortId(profile.id)}</bdi>
        </span>
      </div>
    </div>
  );
}

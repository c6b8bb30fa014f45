import { limitDefinition } from '@verdigale/contract';
import { buttonLook } from '@verdigale/ui/button';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { pendingOf, productBreaksOf } from './limit-groups.ts';
import { LimitLine } from './limit-line.tsx';
import { depositHindrances } from './limit-rules.ts';
import styles from './limits.module.css';
import { PendingNote } from './pending-note.tsx';
import { ProductBreakCard } from './stops/product-break-card.tsx';
import { useLimits } from './use-limits.ts';

/** In the place of the methods under 13100: which limit it is, and where to read more; the link leaves the wallet. (W 2) */
export function LimitsPanel({ currency }: { currency: string }) {
  const text = useContent('modals');
  const { limits, isError } = useLimits();
  const isPending = !limits && !isError;
  const reached = limits && depositHindrances(limits, currency);
  const ofProducts = productBreaksOf(reached ?? []);
  const isPause = reached?.[0] !== undefined && reached[0].definition !== limitDefinition.deposit;
  return (
    <div className={styles.panel}>
      <div role="status">
        {isPending ? (
          <Skeleton blockSize="9rem" shape="box" />
        ) : (
          <>
            <p className={styles.title}>{text(isPause ? 'modals.wallet.deposit.limit.breakTitle' : 'modals.wallet.deposit.limit.title')}</p>
            <p>{text(isPause ? 'modals.wallet.deposit.limit.breakText' : 'modals.wallet.deposit.limit.text')}</p>
          </>
        )}
      </div>
      {limits && reached && ofProducts.length === 0 && (
        <ul className={styles.list}>
          {reached.map((limit) => (
            <LimitLine key={limit.id} limit={limit}>
              <PendingNote own={{ limit, pending: pendingOf(limits, limit) }} />
            </LimitLine>
          ))}
        </ul>
      )}
      {ofProducts.map((each) => (
        <ProductBreakCard isShutOut key={each.id} pause={each} />
      ))}
      <LocaleLink to="/profile/limits" {...buttonLook({ className: styles.more })}>
        {text('modals.wallet.deposit.limit.more')}
      </LocaleLink>
    </div>
  );
}

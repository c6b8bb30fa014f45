import { useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { LinkButton } from '@verdigale/ui/link-button';
import { Rosette } from '@verdigale/ui/rosette';
import { Skeleton } from '@verdigale/ui/skeleton';
import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { latestWithdrawalsQuery } from '#app/queries/payment.ts';
import { useRootData } from '#app/root-data.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { Receipt } from '../deposit/receipt.tsx';
import type { SentWithdrawal } from './use-withdrawal.ts';
import styles from '../deposit/result-screen.module.css';

/** The receipt of a withdrawal that was asked for, what its provider still asks for, and where it can be followed and taken back. */
export function WithdrawSent({ invoiceId, page, onDone }: SentWithdrawal & { onDone: () => void }) {
  const text = useContent('modals');
  const { withdrawalCancelEnabled } = useRootData().settings;
  const { data: invoices, isError, isFetching, refetch } = useQuery(latestWithdrawalsQuery(useLocale().locale));
  const invoice = invoices?.find(({ id }) => id === invoiceId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.screen}>
      <span className={styles.seal}>
        <Rosette className={styles.rosette} isDrawn look="seal" />
        <Icon as={Hourglass} size={24} />
      </span>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {text('modals.wallet.withdraw.sent.heading')}
      </h3>
      <p className={styles.text}>
        {text(
          page
            ? 'modals.wallet.withdraw.sent.page'
            : withdrawalCancelEnabled
              ? 'modals.wallet.withdraw.sent.cancelable'
              : 'modals.wallet.withdraw.sent.text',
        )}
      </p>
      {invoice ? (
        <Receipt invoice={invoice} />
      ) : isError ? (
        <LoadFailed isRetrying={isFetching} look="line" onRetry={refetch} title={text('modals.wallet.withdraw.sent.failed')} />
      ) : (
        <Skeleton blockSize="11.5rem" inlineSize="100%" shape="box" />
      )}
      {page && (
        <LinkButton href={page.url} isBlock rel="noreferrer" size="lg" target="_blank" variant="primary">
          {text('modals.wallet.deposit.continue', { method: page.method })}
        </LinkButton>
      )}
      <Button isBlock onClick={onDone} size="lg" variant={page ? 'secondary' : 'primary'}>
        {text('modals.wallet.withdraw.sent.button')}
      </Button>
      <LocaleLink to="/profile/history" {...buttonLook({ isBlock: true, size: 'lg' })}>
        {text('modals.wallet.withdraw.sent.history')}
      </LocaleLink>
    </div>
  );
}

import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { deliberate } from '@verdigale/ui/deliberate';
import { Skeleton } from '@verdigale/ui/skeleton';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { useDeclineInvoice } from '../payment/decline-invoice.ts';
import { useMoney } from '#app/money/use-money.ts';
import styles from './decline-deposit.module.css';
import { useDeposits } from './use-deposits.ts';

interface DeclineDepositProps {
  invoiceId: string;
  onDone: () => void;
}

/** Asks whether a pending deposit is given up, both ways equally easy. */
export function DeclineDeposit({ invoiceId, onDone }: DeclineDepositProps) {
  const text = useContent('modals');
  const { deposits, isPending, isError, isFetching, refetch } = useDeposits();
  if (isError) return <LoadFailed isRetrying={isFetching} onRetry={refetch} title={text('modals.declineDeposit.failed')} />;
  if (isPending) return <Skeleton blockSize="6rem" inlineSize="100%" shape="box" />;
  const invoice = deposits?.find(({ id }) => id === invoiceId);
  if (invoice?.status !== invoiceStatus.pending) return <Nothing onDone={onDone} />;
  return <Question invoice={invoice} onDone={onDone} />;
}

function Nothing({ onDone }: { onDone: () => void }) {
  const text = useContent('modals');
  return (
    <div className={styles.question}>
      <p>{text('modals.declineDeposit.nothing')}</p>
      <Button onClick={onDone}>{text('modals.declineDeposit.close')}</Button>
    </div>
  );
}

function Question({ invoice, onDone }: { invoice: Invoice; onDone: () => void }) {
  const text = useContent('modals');
  const sum = useMoney()(invoice.currency).format(invoice.amount);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Once the modal below has let go of the focus.
    const frame = requestAnimationFrame(() => keep.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const decline = useDeclineInvoice(invoice.id, { onSettled: onDone });
  return (
    <div className={styles.question}>
      <p>{text('modals.declineDeposit.text', { sum, method: invoice.paymentMethod })}</p>
      <div className={styles.choice}>
        <Button onClick={onDone} ref={keep}>
          {text('modals.declineDeposit.keep')}
        </Button>
        <Button isLoading={decline.isPending} {...deliberate(() => decline.mutate())} variant="danger">
          {text('modals.declineDeposit.confirm')}
        </Button>
      </div>
    </div>
  );
}

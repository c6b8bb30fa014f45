import type { Invoice } from '@verdigale/contract';
import { Button } from '@verdigale/ui/button';
import { ConfirmDialog } from '@verdigale/ui/confirm-dialog';
import { useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { useDeclineInvoice } from '#app/features/wallet/index.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useMoney } from '#app/money/use-money.ts';

/** Takes a pending withdrawal back, after a question. (W 4) */
export function DeclineButton({ invoice }: { invoice: Invoice }) {
  const text = useContent('history');
  const sum = useMoney()(invoice.currency).format(invoice.amount);
  const dateOf = useDateFormat('row');
  const [isAsking, setAsking] = useState(false);
  const decline = useDeclineInvoice(invoice.id, {
    onSuccess: () => void showAlert('wallet.userCanceledWithdrawal', { sum, date: dateOf(invoice.createdAt) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button aria-label={text('history.transactions.decline.label', { sum })} onClick={() => setAsking(true)} size="sm">
        {text('history.transactions.decline.button')}
      </Button>
      <ConfirmDialog
        confirm={text('history.transactions.decline.confirm')}
        isOpen={isAsking}
        isPending={decline.isPending}
        keep={text('history.transactions.decline.keep')}
        onClose={() => setAsking(false)}
        onConfirm={() => decline.mutate()}
        text={text('history.transactions.decline.text', { sum })}
        title={text('history.transactions.decline.title')}
      />
    </>
  );
}

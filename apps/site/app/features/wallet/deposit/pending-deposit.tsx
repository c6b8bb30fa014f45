import { invoiceStatus } from '@verdigale/contract';
import { Icon } from '@verdigale/ui/icon';
import { Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { fetchLatestDeposits } from '#app/queries/payment.ts';
import { session } from '#app/session/index.ts';
import { onPaymentWindowClosed } from './payment-window.ts';
import { asyncInvoice } from './async-invoice.ts';
import styles from './pending-deposit.module.css';
import { useDeposits } from './use-deposits.ts';

/** What has waited for longer is looked up in the history. */
const longestMs = 24 * 60 * 60 * 1000;

/** The way back to a deposit that is under way, from every page and after a reload. */
export function PendingDeposit() {
  const text = useContent('layout');
  const { deposits } = useDeposits();
  const [now] = useState(Date.now);
  useClosedWindow();
  useEffect(() => forgetWithSession, []);
  const pending = deposits?.find(({ status, createdAt }) => status === invoiceStatus.pending && now - Date.parse(createdAt) < longestMs);
  if (!pending) return null;
  return (
    <ModalLink className={styles.pill} modal="deposit-pending" value={pending.id}>
      <Icon as={Hourglass} size={16} />
      <span>{text('layout.header.pendingDeposit')}</span>
    </ModalLink>
  );
}

/** When the player closes the window of the payment page: says how the deposit went, or that it is still waiting. */
function useClosedWindow() {
  const { open } = useModals();
  const showPending = useEffectEvent(async (invoiceId: string) => {
    const deposits = await fetchLatestDeposits().catch(() => []);
    const closed = deposits.find(({ id }) => id === invoiceId);
    if (closed && closed.status !== invoiceStatus.processing) open('deposit-pending', { value: invoiceId, onTop: true });
  });
  useEffect(() => onPaymentWindowClosed((invoiceId) => void showPending(invoiceId)), []);
}

/** The next player at this tab waits for nothing. (wire 17) */
function forgetWithSession() {
  if (session.current().status === 'guest') asyncInvoice.write(null);
}

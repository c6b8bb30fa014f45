import { serverNow } from '@verdigale/client/server-clock';
import { invoiceStatus } from '@verdigale/contract';
import { IconButton } from '@verdigale/ui/button';
import { Icon } from '@verdigale/ui/icon';
import { Hourglass, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { showAlert } from '#app/alerts/show-alert.ts';
import { createStoredText } from '#app/browser/stored-text.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { useDateFormat } from '#app/locale/date-format.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useMoney } from '#app/money/use-money.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { fetchLatestDeposits } from '#app/queries/payment.ts';
import { session } from '#app/session/index.ts';
import { onPaymentWindowClosed } from './payment-window.ts';
import { asyncInvoice } from './async-invoice.ts';
import styles from './pending-deposit.module.css';
import { useDeposits } from './use-deposits.ts';

/** The deposit whose reminder was sent away in this tab; the history still has it. */
const dismissed = createStoredText('dismissedDeposit', 'session');
/** What has waited for longer is looked up in the history. */
const longestMs = 24 * 60 * 60 * 1000;

/** The way back to a deposit that is under way, from every page and after a reload. */
export function PendingDeposit() {
  const text = useContent('layout');
  const { deposits } = useDeposits();
  const [now] = useState(() => serverNow());
  useClosedWindow();
  useEffect(() => forgetWithSession, []);
  const sentAway = dismissed.useCurrent();
  const pending = deposits?.find(({ status, createdAt }) => status === invoiceStatus.pending && now - Date.parse(createdAt) < longestMs);
  if (!pending || pending.id === sentAway) return null;
  return (
    <div className={styles.pill}>
      <ModalLink className={styles.link} modal="deposit-pending" value={pending.id}>
        <Icon as={Hourglass} size={16} />
        <span>{text('layout.header.pendingDeposit')}</span>
      </ModalLink>
      <IconButton icon={X} label={text('layout.header.hidePendingDeposit')} onClick={() => dismissed.write(pending.id)} size="sm" />
    </div>
  );
}

/** When the player closes the window of the payment page: says how the deposit went, or that it is still waiting; where that cannot be had now, its panel asks on. */
function useClosedWindow() {
  const { open } = useModals();
  const moneyOf = useMoney();
  const momentOf = useDateFormat('moment');
  const { locale } = useLocale();
  const showEnd = useEffectEvent(async (invoiceId: string) => {
    const deposits = await fetchLatestDeposits(locale).catch(() => undefined);
    const closed = deposits?.find(({ id }) => id === invoiceId);
    if (closed?.status === invoiceStatus.success) {
      const sum = moneyOf(closed.currency).format(closed.amount);
      void showAlert('wallet.depositSuccess', { sum, date: momentOf(closed.createdAt) });
    } else if (!deposits || (closed && closed.status !== invoiceStatus.processing))
      open('deposit-pending', { value: invoiceId, onTop: true });
  });
  useEffect(() => onPaymentWindowClosed((invoiceId) => void showEnd(invoiceId)), []);
}

/** The next player at this tab waits for nothing. (wire 17) */
function forgetWithSession() {
  if (session.current().status === 'guest') asyncInvoice.write(null);
}

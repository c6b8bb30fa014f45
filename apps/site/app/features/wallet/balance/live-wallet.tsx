import { invoiceStatus, playerChannels, type Currency, type InvoicePush } from '@verdigale/contract';
import { useEffect } from 'react';
import { preloadAlerts, showAlert } from '#app/alerts/show-alert.ts';
import { trackOnce } from '#app/analytics/index.ts';
import { useDateFormat } from '#app/locale/date-format.ts';
import { refetchAccounts, showAccount, shownAccount } from '#app/queries/accounts.ts';
import { refetchOffers } from '#app/queries/bonuses.ts';
import { refetchMessages } from '#app/queries/messages.ts';
import { refetchInvoices } from '#app/queries/payment.ts';
import { usePlayerChannel } from '#app/session/index.ts';
import { isDeclinedHere } from '../payment/decline-invoice.ts';
import { useUnofferedCurrencies } from '../accounts/use-unoffered-currencies.ts';
import { isShownHere } from '../deposit/shown-here.ts';
import { roundBalance } from './balance-hold.ts';
import { paymentAlertOf, type PaymentKind } from './payment-alert.ts';
import { useCurrencies, useMoney } from '#app/money/use-money.ts';

/** Keeps accounts and invoices of the signed-in player fresh, and shows an alert when a payment is settled. Renders nothing. */
export function LiveWallet() {
  const moneyOf = useMoney();
  const momentOf = useDateFormat('moment');
  const { currencies } = useCurrencies();
  useUnofferedCurrencies();
  useEffect(preloadAlerts, []);

  const refetch = () => void refetchInvoices();

  usePlayerChannel(playerChannels.accounts, {
    events: {
      'account.balance.updated': ({ account }) => {
        const shown = shownAccount(account.id);
        if (!shown) void refetchAccounts();
        else if (!roundBalance.keeps(account, shown)) showAccount(account);
      },
    },
    onGap: () => void refetchAccounts(),
  });

  const report = (kind: PaymentKind, invoice: InvoicePush) => {
    refetch();
    // What a deposit was made for is used up, and other offers may be open. (BON-05)
    if (kind === 'Deposit') void refetchOffers();
    const alert = paymentAlertOf(kind, invoice.status);
    if (!alert) return;
    // What the platform writes about it comes without an event of its own.
    void refetchMessages();
    countPayment(kind, invoice, currencies);
    // The player hears of an own decline where it was made, and sees the end of what is on the screen.
    if (isDeclinedHere(invoice) || isShownHere(invoice.id)) return;
    const sum = moneyOf(invoice.currency).format(invoice.amount);
    void showAlert(alert, { sum, date: momentOf(invoice.createdAt) });
  };
  usePlayerChannel(playerChannels.invoices, {
    events: {
      'invoice.deposit.updated': ({ invoice }) => report('Deposit', invoice),
      'invoice.withdrawal.created': refetch,
      'invoice.withdrawal.updated': ({ invoice }) => report('Withdraw', invoice),
    },
    onGap: refetch,
  });
  return null;
}

/** Counts a payment that has ended: once, however many tabs hear of it. (ANA-03, ANA-04) */
function countPayment(kind: PaymentKind, invoice: InvoicePush, currencies: readonly Currency[]): void {
  const { id: invoiceId, amount, currency, number, status, playerId: userId } = invoice;
  const walletType = currencies.find(({ code }) => code === currency)?.type;
  const name = `wallet${kind}${status === invoiceStatus.success ? 'Success' : 'Fail'}` as const;
  void trackOnce(`${invoiceId}/${status}`, { name, userId, invoiceId, amount, currency, number, walletType });
}

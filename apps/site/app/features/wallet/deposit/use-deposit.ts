import { codeOf, isSessionOver } from '@verdigale/client';
import { useMutation } from '@tanstack/react-query';
import { errors, playerStatus, type Account, type DepositResponse, type PaymentMethod } from '@verdigale/contract';
import { useState } from 'react';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { refetchDepositMethods } from '#app/queries/payment.ts';
import { callApi, useSession } from '#app/session/index.ts';
import { asyncInvoice } from './async-invoice.ts';
import type { StartedPayment } from './panels/payment-state.ts';
import { openPaymentWindow, paymentPageUrl, returnUrls, type PaymentWindow } from './payment-window.ts';
import { useAttemptKey } from '../payment/use-attempt-key.ts';
import { isLimitReached } from '../payment/use-methods.ts';
import { useRegion } from '../payment/use-region.ts';

/** What the player has filled in. */
interface DepositAttempt {
  amount: number;
  fields: Record<string, string>;
}

interface Asked {
  attempt: DepositAttempt;
  /** Of a method that is paid in a window of its own. */
  page: PaymentWindow | null;
}

interface DepositOptions {
  method: PaymentMethod;
  account: Account;
  /** Shows what the platform refused on the form's fields; false when none of it belongs there. */
  refuse: (error: unknown) => boolean;
  /** The payment page is open in its own window: the wallet has done its part. */
  onDone: () => void;
  /** The platform has taken the deposit: it goes on without the form. */
  onStarted: (() => void) | undefined;
}

/** Asks for a deposit, and what follows from the answer. (wire 8.2) */
export function useDeposit({ method, account, refuse, onDone, onStarted }: DepositOptions) {
  const { profile } = useSession();
  const { open } = useModals();
  const region = useRegion().sent;
  const key = useAttemptKey();
  const [blockedPage, setBlockedPage] = useState<string | null>(null);
  const [started, setStarted] = useState<StartedPayment | null>(null);
  const [hint, setHint] = useState<string | null>(null);

  const ask = useMutation({
    onMutate: () => setHint(null),
    mutationFn: async ({ attempt }: Asked) => {
      const body = {
        method: method.method,
        currency: account.currency,
        accountId: account.id,
        ...attempt,
        ...returnUrls(window.location.href),
        ...(region ? { country: region } : {}),
      };
      return (await callApi('payment.invoices.deposit', { body, idempotencyKey: key.of(body) })).data;
    },
    onSuccess(answer, asked) {
      key.forget();
      onStarted?.();
      follow(answer, asked);
    },
    onError(error, { page }) {
      page?.close();
      key.forgetIfAnswered(error);
      if (isSessionOver(error) || refuse(error)) return;
      if (codeOf(error) === errors.depositLimited.code) void showAlert('limit.limitedDeposit').then(setHint);
      else if (codeOf(error) === errors.depositsPaused.code) void showError(error).then(setHint);
      else if (isLimitReached(error)) {
        void showError(error).then(setHint);
        // Nothing may be left of it by now: then the wallet shows the limit in the place of the methods.
        void refetchDepositMethods();
      } else open('deposit-error');
    },
  });

  function follow({ invoiceId, action, fields, qr }: DepositResponse, { attempt, page }: Asked): void {
    const url = action && paymentPageUrl(action, fields);
    const { processingType } = method;
    if (processingType === 'asyncRedirect') asyncInvoice.write(invoiceId);
    if (page && url) {
      if (page.show(url, invoiceId)) onDone();
      else setBlockedPage(url);
    } else if (page || processingType === 'message') {
      page?.close();
      open('deposit-pending', { value: invoiceId });
    } else {
      setStarted({ invoiceId, processingType, amount: attempt.amount, currency: account.currency, url, qr });
    }
  }

  return {
    isPending: ask.isPending,
    /** Why the form was not taken: what the alert said, which goes by itself. */
    hint,
    /** The payment page, when the browser kept it from opening. */
    blockedPage,
    /** A deposit that goes on inside the wallet. */
    started,
    /** Back to the form, for another deposit. */
    startAgain: () => setStarted(null),
    send(attempt: DepositAttempt): void {
      if (profile?.status === playerStatus.limited) void showAlert('limit.limitedDeposit').then(setHint);
      else ask.mutate({ attempt, page: method.processingType === 'form' ? openPaymentWindow() : null });
    },
  };
}

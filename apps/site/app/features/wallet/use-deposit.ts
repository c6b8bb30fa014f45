import { useMutation } from '@tanstack/react-query';
import { errors, playerStatus, type Account, type PaymentMethod } from '@verdigale/contract';
import { useState } from 'react';
import { showAlert } from '#app/features/notification/index.ts';
import { useModals } from '#app/modals/use-modals.ts';
import { callApi, useSession } from '#app/session/index.ts';
import { openPaymentWindow, paymentPageUrl, returnUrl, type PaymentWindow } from './payment-window.ts';
import { usePickedRegion } from './region.ts';
import { useAttemptKey } from './use-attempt-key.ts';

/** What the player has filled in. */
interface DepositAttempt {
  amount: number;
  fields: Record<string, string>;
}

interface DepositOptions {
  method: PaymentMethod;
  account: Account;
  /** Shows what the platform refused on the form's fields; false when none of it belongs there. */
  refuse: (error: unknown) => boolean;
  /** The payment page is open in its own window: the wallet has done its part. */
  onDone: () => void;
}

/** Asks for a deposit, and what follows from the answer. (wire 8.2) */
export function useDeposit({ method, account, refuse, onDone }: DepositOptions) {
  const { profile } = useSession();
  const { open } = useModals();
  const region = usePickedRegion();
  const key = useAttemptKey();
  const [blockedPage, setBlockedPage] = useState<string | null>(null);

  const ask = useMutation({
    mutationFn: async ({ attempt }: { attempt: DepositAttempt; page: PaymentWindow }) => {
      const here = window.location.href;
      const body = {
        method: method.method,
        currency: account.currency,
        accountId: account.id,
        ...attempt,
        redirectSuccessUrl: returnUrl(here, 'deposit-success'),
        redirectErrorUrl: returnUrl(here, 'deposit-error'),
        redirectUrl: returnUrl(here, 'deposit-redirect'),
        ...(region ? { country: region } : {}),
      };
      const { data } = await callApi('payment.invoices.deposit', { body, idempotencyKey: key.of(body) });
      return data.action && paymentPageUrl(data.action, data.fields);
    },
    onSuccess(url, { page }) {
      key.forget();
      if (!url) page.close();
      else if (!page.show(url)) return setBlockedPage(url);
      return onDone();
    },
    onError(error, { page }) {
      page.close();
      key.forgetIfAnswered(error);
      if (refuse(error)) return;
      if ('code' in error && error.code === errors.depositLimited.code) void showAlert('limit.limitedDeposit');
      else open('deposit-error');
    },
  });

  return {
    isPending: ask.isPending,
    /** The payment page, when the browser kept it from opening. */
    blockedPage,
    send(attempt: DepositAttempt): void {
      if (profile?.status === playerStatus.limited) void showAlert('limit.limitedDeposit');
      else ask.mutate({ attempt, page: openPaymentWindow() });
    },
  };
}

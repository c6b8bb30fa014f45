import { codeOf, isSessionOver } from '@verdigale/client';
import { useMutation } from '@tanstack/react-query';
import { errors, type Account, type PaymentMethod } from '@verdigale/contract';
import { useState } from 'react';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { isProofRefusal, proven } from '#app/features/proof/index.ts';
import { useLocale } from '#app/locale/use-locale.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { refetchInvoices, refetchTurnOver } from '#app/queries/payment.ts';
import { callApi } from '#app/session/index.ts';
import { paymentPageUrl } from '../deposit/payment-window.ts';
import { attemptKey } from '../payment/attempt-key.ts';
import { methodName } from '../payment/use-methods.ts';
import { useRegion } from '../payment/use-region.ts';
import { refusalOf, type WithdrawRefusal } from './refusal-of.ts';

/** A withdrawal that was asked for. */
export interface SentWithdrawal {
  invoiceId: string;
  /** Where the provider asks for what is still missing, when it does. (wire 8.3) */
  page?: { url: string; method: string } | undefined;
}

interface WithdrawalOptions {
  method: PaymentMethod;
  account: Account;
  /** Shows what the platform refused on the form's fields, in words of its own where there is a way around; false when none of it belongs there. */
  refuse: (error: unknown, refusal: WithdrawRefusal | null) => boolean;
  onRefused: () => void;
  onSent: (sent: SentWithdrawal) => void;
}

/** Asks for a withdrawal, and what follows from the answer. (wire 8.3, W 8) */
export function useWithdrawal({ method, account, refuse, onRefused, onSent }: WithdrawalOptions) {
  const { open } = useModals();
  const { locale } = useLocale();
  const region = useRegion().sent;
  const [refusal, setRefusal] = useState<WithdrawRefusal | null>(null);
  const [hint, setHint] = useState<string | null>(null);

  const ask = useMutation({
    mutationFn: (attempt: { amount: number; fields: Record<string, string | null> }) => {
      const body = {
        method: method.method,
        currency: account.currency,
        accountId: account.id,
        ...attempt,
        ...(region ? { country: region } : {}),
      };
      // To details that are new here the platform asks who it is first; then the very same call is made again.
      return proven(() => callApi('payment.invoices.withdrawal', { body, idempotencyKey: attemptKey.of(body) }));
    },
    onMutate() {
      setRefusal(null);
      setHint(null);
    },
    onSuccess({ data: { invoiceId, action, fields } }) {
      attemptKey.forget();
      void refetchInvoices();
      const page = action === undefined ? undefined : { url: paymentPageUrl(action, fields), method: methodName(method, locale) };
      if (!page) void showAlert('wallet.withdrawalProcessed');
      onSent({ invoiceId, page });
    },
    onError(error) {
      attemptKey.forgetIfAnswered(error);
      onRefused();
      if (isSessionOver(error)) return;
      const known = refusalOf(error);
      setRefusal(known);
      if (codeOf(error) === errors.turnOverRequired.code) {
        void refetchTurnOver();
        open('turn-over-wager');
      }
      if (isProofRefusal(error)) void showError(error).then(setHint);
      else if (!refuse(error, known)) void showAlert('global.somethingWrong').then(setHint);
    },
  });

  return { send: ask.mutate, isPending: ask.isPending, refusal, hint };
}

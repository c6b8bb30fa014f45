import { codeOf, isSessionOver } from '@verdigale/client';
import { errors, playerStatus, type Account, type DepositResponse, type PaymentMethod } from '@verdigale/contract';
import { useRef, useState } from 'react';
import { showAlert } from '#app/alerts/show-alert.ts';
import type { BonusRequest } from '#app/bonuses/bonus-choice.ts';
import type { Refusal } from '#app/forms/use-form.ts';
import { useModals } from '#app/modal-flags/use-modals.ts';
import { refetchRefused } from '#app/queries/bonuses.ts';
import { refetchDepositMethods } from '#app/queries/payment.ts';
import { callApi, useSession } from '#app/session/index.ts';
import { asyncInvoice } from './async-invoice.ts';
import type { StartedPayment } from './panels/payment-state.ts';
import { openPaymentWindow, paymentPageUrl, returnUrls, type PaymentWindow } from './payment-window.ts';
import { attemptKey } from '../payment/attempt-key.ts';
import { isLimitReached } from '../payment/use-methods.ts';
import { useRegion } from '../payment/use-region.ts';

/** What the player has filled in. */
interface DepositAttempt extends BonusRequest {
  amount: number;
  fields: Record<string, string>;
}

interface DepositOptions {
  method: PaymentMethod;
  account: Account;
  /** The payment page is open in its own window: the wallet has done its part. */
  onDone: () => void;
  /** The platform has taken the deposit: it goes on without the form. */
  onStarted: (() => void) | undefined;
}

/** Refusals that the player can do something about, or wait for: an alert, and the same in the form. */
const toldInForm: readonly unknown[] = [errors.depositsPaused.code, errors.identityNeeded.code, errors.detailsNeeded.code];
const isToldInForm = (code: unknown) => toldInForm.includes(code);

/** Asks for a deposit, and what follows from the answer. (wire 8.2) */
export function useDeposit({ method, account, onDone, onStarted }: DepositOptions) {
  const { profile } = useSession();
  const { open } = useModals();
  const region = useRegion().sent;
  const [blockedPage, setBlockedPage] = useState<string | null>(null);
  const [started, setStarted] = useState<StartedPayment | null>(null);

  /** Of a method that is paid in a window of its own. */
  const page = useRef<PaymentWindow>(null);
  const isLimited = profile?.status === playerStatus.limited;

  async function ask(attempt: DepositAttempt, refusalOf: (error: unknown) => Refusal | null): Promise<Refusal> {
    if (isLimited) return { hint: await showAlert('limit.limitedDeposit') };
    const body = {
      method: method.method,
      currency: account.currency,
      accountId: account.id,
      ...attempt,
      ...returnUrls(window.location.href),
      ...(region ? { country: region } : {}),
    };
    let answer: DepositResponse;
    try {
      answer = (await callApi('payment.invoices.deposit', { body, idempotencyKey: attemptKey.of(body) })).data;
    } catch (error) {
      return fail(error, refusalOf);
    }
    attemptKey.forget();
    onStarted?.();
    follow(answer, attempt);
    return {};
  }

  /** Throws what is an alert and stands in the form. */
  async function fail(error: unknown, refusalOf: (error: unknown) => Refusal | null): Promise<Refusal> {
    page.current?.close();
    attemptKey.forgetIfAnswered(error);
    const refusal = refusalOf(error);
    if (refusal) return refusal;
    if (codeOf(error) === errors.depositLimited.code) return { hint: await showAlert('limit.limitedDeposit') };
    // What was chosen is not to be had any more: nothing was paid, and the form offers what there is now.
    if (codeOf(error) === errors.bonusUnavailable.code) {
      void refetchRefused();
      throw error;
    }
    // Nothing may be left of the limit by now: then the wallet shows it in the place of the methods.
    if (isLimitReached(error)) void refetchDepositMethods();
    if (isLimitReached(error) || isSessionOver(error) || isToldInForm(codeOf(error))) throw error;
    // Of no invoice that the page knows: the latest one is another deposit.
    open('deposit-error', { value: 'unsent' });
    return {};
  }

  function follow({ invoiceId, action, fields, qr }: DepositResponse, attempt: DepositAttempt): void {
    const url = action && paymentPageUrl(action, fields);
    const { processingType } = method;
    if (processingType === 'asyncRedirect') asyncInvoice.write(invoiceId);
    if (page.current && url) {
      if (page.current.show(url, invoiceId)) onDone();
      else setBlockedPage(url);
    } else if (page.current || processingType === 'message') {
      page.current?.close();
      open('deposit-pending', { value: invoiceId });
    } else {
      setStarted({ invoiceId, processingType, amount: attempt.amount, currency: account.currency, url, qr });
    }
  }

  return {
    /** Asks for the deposit; answers what the form's fields can say of a refusal. */
    ask,
    /** Opens the window of a method that is paid in one: in the press itself, since browsers block it later. */
    openPage(): void {
      page.current = method.processingType === 'form' && !isLimited ? openPaymentWindow() : null;
    },
    /** The payment page, when the browser kept it from opening. */
    blockedPage,
    /** A deposit that goes on inside the wallet. */
    started,
    /** Back to the form, for another deposit. */
    startAgain: () => setStarted(null),
  };
}

import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import { useEffect, useState } from 'react';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { refetchRefused } from '#app/queries/bonuses.ts';
import { refetchDepositMethods } from '#app/queries/payment.ts';
import { isLimitReached } from '../payment/use-methods.ts';

/** Why the platform gives no address to pay to: an alert, and its words for the place of the address; null where it gave no answer. */
export function useAddressRefusal(error: Error | null): string | null {
  const [told, setTold] = useState<{ error: Error; words: string | null } | null>(null);
  useEffect(() => {
    if (!error || typeof codeOf(error) !== 'number') return;
    follow(error);
    const isLimited = codeOf(error) === errors.depositLimited.code;
    const alert = isLimited ? showAlert('limit.limitedDeposit', undefined, { suppressDuplicate: true }) : showError(error);
    void alert.then((words) => setTold({ error, words }));
  }, [error]);
  return told?.error === error ? (told?.words ?? null) : null;
}

function follow(error: Error): void {
  // Nothing may be left of the limit by now: then the wallet shows it in the place of the methods.
  if (isLimitReached(error)) void refetchDepositMethods();
  // What was chosen is not to be had any more: another choice asks again.
  if (codeOf(error) === errors.bonusUnavailable.code) void refetchRefused();
}

import { useMutation } from '@tanstack/react-query';
import type { Limit } from '@verdigale/contract';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { refetchLimits } from '#app/queries/player.ts';
import { callApi } from '#app/session/index.ts';

interface LimitChange {
  limit: Limit;
  /** The new amount; null to end the limit. Sending the waiting change a second time confirms it. */
  to: number | null;
  /** The alert that reports the change. */
  tell: 'limit.cashLimitCancel' | 'limit.cashLimitConfirmed' | 'limit.cashLimitKept';
}

/** Changes a limit by one press. */
export function useLimitChange(onDone?: () => void) {
  return useMutation({
    async mutationFn({ limit: { id, period }, to, tell }: LimitChange) {
      if (to === null) await callApi('player.limits.remove', { params: { id } });
      else await callApi('player.limits.change', { params: { id }, body: { period, amount: to } });
      await refetchLimits();
      void showAlert(tell);
    },
    onSuccess: onDone,
    onError(error) {
      // Why it was refused may be that it has changed elsewhere.
      void refetchLimits();
      void showError(error);
    },
  });
}

import { useMutation } from '@tanstack/react-query';
import { showAlert, showError } from '#app/alerts/show-alert.ts';
import { changePlayTime } from '#app/queries/play-time.ts';

interface TimeChange {
  /** Minutes a day; null for no limit. */
  to: number | null;
  /** The alert that tells of it. */
  tell: 'limit.cashLimitCancel' | 'limit.cashLimitConfirmed' | 'limit.cashLimitKept';
}

/** Changes the limit on time by one press. */
export function useTimeChange() {
  return useMutation({
    async mutationFn({ to, tell }: TimeChange) {
      await changePlayTime({ limitMinutes: to });
      void showAlert(tell);
    },
    onError: (error) => void showError(error),
  });
}

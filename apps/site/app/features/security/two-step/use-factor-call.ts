import { useMutation } from '@tanstack/react-query';
import { showError } from '#app/alerts/show-alert.ts';
import { proven } from '#app/features/proof/index.ts';

/** A press that makes a call which needs a proof; what is refused is an alert. */
export function useFactorCall<T>(call: () => Promise<T>, onDone: (answer: T) => void) {
  return useMutation({ mutationFn: () => proven(call), onSuccess: onDone, onError: (error) => void showError(error) });
}

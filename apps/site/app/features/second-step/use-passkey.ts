import type { PasskeyAnswer, PasskeyRequest } from '@verdigale/contract';
import { useState } from 'react';
import { showError } from '#app/alerts/show-alert.ts';
import { useContent } from '#app/content/use-content.ts';
import { signByPasskey } from './sign-by-passkey.ts';
import { useStepFailure } from './use-step-failure.ts';

export interface PasskeyCalls {
  /** What a passkey is to sign, and the call with its answer. */
  requestPasskey: () => Promise<PasskeyRequest>;
  onPasskey: (answer: PasskeyAnswer, request: PasskeyRequest) => Promise<void>;
}

/** The browser shows its own dialog for the passkey; this hook handles the press that opens it, and its outcome. */
export function usePasskey({ requestPasskey, onPasskey }: PasskeyCalls): {
  use: () => Promise<void>;
  isPending: boolean;
  hint: string | null;
} {
  const text = useContent('modals');
  const refusalOf = useStepFailure();
  const [isPending, setIsPending] = useState(false);
  const [hint, setHint] = useState<string | null>(null);

  async function use() {
    setIsPending(true);
    setHint(null);
    try {
      const request = await requestPasskey();
      const answer = await signByPasskey(request);
      if (answer) await onPasskey(answer, request);
      else setHint(text('modals.secondStep.passkey.failed'));
    } catch (error) {
      setHint(failureOf(error));
    } finally {
      setIsPending(false);
    }
  }
  function failureOf(error: unknown): string | null {
    try {
      const { fields, hint: said } = refusalOf(error);
      return fields ? text('modals.secondStep.passkey.failed') : (said ?? null);
    } catch {
      void showError(error);
      return null;
    }
  }
  return { use, isPending, hint };
}

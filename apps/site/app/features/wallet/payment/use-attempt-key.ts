import { codeOf, newIdempotencyKey } from '@verdigale/client';
import { useRef } from 'react';

/** What to do with the key of an attempt that ended. */
interface AttemptKey {
  /** One key for as long as the same is asked for: a retry after a lost answer gives the same payment, not a second one. */
  of(input: object): string;
  /** Done, or refused for good: the next press is a payment of its own. */
  forget(): void;
  /** Keeps the key when it is unknown what became of the attempt. */
  forgetIfAnswered(error: unknown): void;
}

/** The idempotency key of a payment that is being asked for. */
export function useAttemptKey(): AttemptKey {
  const attempt = useRef({ input: '', key: '' });
  const forget = () => {
    attempt.current = { input: '', key: '' };
  };
  return {
    of(input) {
      const text = JSON.stringify(input);
      if (attempt.current.input !== text) attempt.current = { input: text, key: newIdempotencyKey() };
      return attempt.current.key;
    },
    forget,
    forgetIfAnswered(error) {
      if (typeof codeOf(error) === 'number') forget();
    },
  };
}

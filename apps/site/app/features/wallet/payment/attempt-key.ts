import { codeOf, newIdempotencyKey, statusOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** Later, the same again is meant as a payment of its own: what became of the first is in the history by then. */
const keptMs = 10 * 60_000;

/** The last payment that was asked for. It outlives the form, which is gone once it is shown that an attempt has failed. */
let attempt = { input: '', key: '', askedAt: 0 };

/** The platform failed in the midst of it, whatever it calls that: whether the payment is there nobody knows. It is not, where its provider did not answer. */
const isUnclear = (error: unknown) => Number(statusOf(error)) >= 500 && codeOf(error) !== errors.paymentUnavailable.code;

/** The idempotency key of a payment that is being asked for. */
export const attemptKey = {
  /** One key for as long as the same is asked for: a retry after a lost answer gives the same payment, not a second one. */
  of(input: object): string {
    const [text, now] = [JSON.stringify(input), Date.now()];
    const isSame = attempt.input === text && now - attempt.askedAt < keptMs;
    if (!isSame) attempt = { input: text, key: newIdempotencyKey(), askedAt: now };
    return attempt.key;
  },
  /** Done, or refused for good: the next press is a payment of its own. */
  forget(): void {
    attempt = { input: '', key: '', askedAt: 0 };
  },
  /** Keeps the key when it is unknown what became of the attempt. */
  forgetIfAnswered(error: unknown): void {
    if (typeof codeOf(error) === 'number' && !isUnclear(error)) attemptKey.forget();
  },
};

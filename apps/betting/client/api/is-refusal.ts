import { codeOf, statusOf } from '@verdigale/client';

/** A session that is over and a limit of calls are told before anybody looks whether a key is known. */
const toldBefore: readonly (number | null)[] = [401, 403, 429];

/** Whether an error says that nothing was done. What the platform has failed at may have been, and what was sent before, too. */
export function isRefusal(error: unknown, wasSentBefore: boolean): boolean {
  const status = statusOf(error);
  if (typeof codeOf(error) !== 'number' || status === null || status >= 500) return false;
  return !(wasSentBefore && toldBefore.includes(status));
}

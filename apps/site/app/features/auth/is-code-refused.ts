import { statusOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';

/** Whether the platform has judged the code of a link: not without a connection, after too many tries, or where it has a fault of its own. */
export function isCodeRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500 && status !== errors.tooManyRequests.status;
}

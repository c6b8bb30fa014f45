import { codeOf, faultsOf, statusOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import type { FileFault } from './check-file.ts';

/** `refused` is told in the platform's words. */
export type UploadFault = FileFault | 'full' | 'tooMany' | 'failed' | 'refused';

const faultByCode: Readonly<Record<number, UploadFault>> = {
  [errors.documentRefused.code]: 'type',
  [errors.documentsFull.code]: 'full',
  [errors.payloadTooLarge.code]: 'size',
  [errors.tooManyRequests.code]: 'tooMany',
};

/** A server in between answers in its own format, and another platform has codes of its own. (wire 0.1, 4.1) */
const faultByStatus: Readonly<Record<number, UploadFault>> = {
  [errors.payloadTooLarge.status]: 'size',
  [errors.tooManyRequests.status]: 'tooMany',
};

/** What the platform says of a file that it has not taken. */
export const refusalOfFile = (error: unknown): string | undefined => faultsOf(error).file;

/** Why the platform has not taken a file; `failed` where it has not said. */
export function faultOfAnswer(error: unknown): UploadFault {
  const known = faultByCode[Number(codeOf(error))] ?? faultByStatus[Number(statusOf(error))];
  return known ?? (refusalOfFile(error) === undefined ? 'failed' : 'refused');
}

/** Only what may go better the next time can be tried again. */
export const canRetry = ({ fault }: { fault: UploadFault | null }) => fault === 'failed' || fault === 'full' || fault === 'tooMany';

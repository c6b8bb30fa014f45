import { codeOf } from '@verdigale/client';
import { errors } from '@verdigale/contract';
import type { FileFault } from './check-file.ts';

export type UploadFault = FileFault | 'full' | 'tooMany' | 'failed';

const faultByCode: Readonly<Record<number, UploadFault>> = {
  [errors.documentRefused.code]: 'type',
  [errors.documentsFull.code]: 'full',
  [errors.payloadTooLarge.code]: 'size',
  [errors.tooManyRequests.code]: 'tooMany',
};

/** Why the platform has not taken a file; `failed` where it has not said. */
export const faultOfAnswer = (error: unknown): UploadFault => faultByCode[Number(codeOf(error))] ?? 'failed';

/** Only what may go better the next time can be tried again. */
export const canRetry = ({ fault }: { fault: UploadFault | null }) => fault === 'failed' || fault === 'full' || fault === 'tooMany';

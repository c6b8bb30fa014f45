import { createHmac, randomInt } from 'node:crypto';
import type { OtpReason } from '@verdigale/contract';
import { deriveKey, type Kernel, perKernel, seal, unseal } from '#kernel';

/** What a code is for: for one phone and one purpose. */
export interface CodeSubject {
  phone: string;
  reason: OtpReason;
}

const digits = 6;

export const newCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

const keys = perKernel(({ config: { jwtKey } }: Kernel) => ({
  hash: deriveKey(jwtKey, 'one-time code hash'),
  seal: deriveKey(jwtKey, 'one-time code on its way'),
}));

/** What is stored of a code. */
export function hashCode(kernel: Kernel, { phone, reason }: CodeSubject, code: string): Buffer {
  return createHmac('sha256', keys(kernel).hash).update(`${phone} ${reason} ${code}`).digest();
}

/** A code as the message that carries it may stand in the outbox. */
export const sealCode = (kernel: Kernel, code: string): string => seal(keys(kernel).seal, code);

/** For whoever sends the message. Throws where it was not sealed by `sealCode` with this platform’s key. */
export const unsealCode = (kernel: Kernel, sealed: string): string => unseal(keys(kernel).seal, sealed);

import { signText } from '@verdigale/partner-wire/signature';
import { expect, it } from 'vitest';
import { AppError } from '#kernel';
import { requireSignature } from './signature.ts';

const at = (iso: string) => ({ now: () => new Date(iso) });
const clock = at('2026-01-01T00:00:00Z');
const header = signText('secret', 'body', clock.now());

it.each([
  ['accepts what the partner signed', header, clock, undefined],
  ['refuses what nobody signed', undefined, clock, 'partnerSignatureInvalid'],
  ['refuses what another secret signed', signText('other', 'body', clock.now()), clock, 'partnerSignatureInvalid'],
  ['refuses what was signed too long ago', header, at('2026-01-01T00:05:01Z'), 'partnerStampStale'],
])('%s', (_, given, now, reason) => {
  let thrown: unknown;
  try {
    requireSignature('secret', { 'x-signature': given }, 'body', now);
  } catch (error) {
    thrown = error;
  }
  expect(thrown instanceof AppError ? thrown.reason : thrown).toBe(reason);
});

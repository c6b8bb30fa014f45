import { describe, expect, it } from 'vitest';
import { AppError } from '#kernel';
import { signBody, verifySignature } from './signature.ts';

const at = (iso: string) => ({ now: () => new Date(iso) });
const clock = at('2026-01-01T00:00:00Z');
const body = '{"amount":"100"}';
const header = signBody('secret', body, clock);

function reasonOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.reason : String(error);
  }
}

describe('partner signature', () => {
  it('accepts what the same secret signed', () => {
    expect(reasonOf(() => verifySignature('secret', header, body, clock))).toBeUndefined();
  });

  it.each([
    ['another body', 'secret', header, '{"amount":"1000"}'],
    ['another secret', 'other', header, body],
    ['no header', 'secret', undefined, body],
    ['a shortened digest', 'secret', header.slice(0, -1), body],
    ['a changed stamp', 'secret', header.replace(/t=\d/, 't=9'), body],
  ])('refuses %s', (_, secret, given, raw) => {
    expect(reasonOf(() => verifySignature(secret, given, raw, clock))).toBe('partnerSignatureInvalid');
  });

  it('refuses a stamp more than five minutes away, in both directions', () => {
    expect(reasonOf(() => verifySignature('secret', header, body, at('2026-01-01T00:05:00Z')))).toBeUndefined();
    expect(reasonOf(() => verifySignature('secret', header, body, at('2026-01-01T00:05:01Z')))).toBe('partnerStampStale');
    expect(reasonOf(() => verifySignature('secret', header, body, at('2025-12-31T23:54:59Z')))).toBe('partnerStampStale');
  });
});

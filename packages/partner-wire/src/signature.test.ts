import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSignature, signText } from './signature.ts';

const at = new Date('2026-01-01T00:00:00Z');
const body = '{"amount":"100"}';
const header = signText('secret', body, at);

describe('signText', () => {
  it('is the HMAC-SHA256 of stamp and text', () => {
    // Computed with: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac key
    expect(signText('key', '{"a":1}', new Date(1_700_000_000_999))).toBe(
      't=1700000000,v1=a438e398bfafc57e4396bb7fc2304422f0f768e965d073ca313cb52e22e6ad03',
    );
  });

  it.each(['add-a-payment-provider', 'add-a-game-provider'])('signs the examples of the guide %s', (name) => {
    const guide = readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), 'utf8');
    const [, secret, time] = /the secret is `([^`]+)`, the time (\d+)/.exec(guide)!;
    const [, example] = /the body \(one\s+line\)\s+```json\n(\{.*\})\n```/.exec(guide)!;
    const [, path] = /and of `GET (\S+)` at the same time/.exec(guide)!;
    const shown = [...guide.matchAll(/^x-signature: (t=\d+,v1=[0-9a-f]{64})$/gm)].map(([, value]) => value);
    expect([example!, path!].map((text) => signText(secret!, text, new Date(Number(time) * 1000)))).toEqual(shown);
  });
});

describe('checkSignature', () => {
  it('accepts what the same secret signed', () => {
    expect(checkSignature('secret', header, body, at)).toBe('valid');
  });

  it.each([
    ['another body', 'secret', header, '{"amount":"1000"}'],
    ['another secret', 'other', header, body],
    ['no header', 'secret', undefined, body],
    ['a list of headers', 'secret', [header], body],
    ['a shortened digest', 'secret', header.slice(0, -1), body],
    ['a changed stamp', 'secret', header.replace(/t=\d/, 't=9'), body],
  ])('takes %s for a forgery', (_, secret, given, text) => {
    expect(checkSignature(secret, given, text, at)).toBe('forged');
  });

  it.each([
    ['2026-01-01T00:05:00Z', 'valid'],
    ['2026-01-01T00:05:01Z', 'stale'],
    ['2025-12-31T23:55:00Z', 'valid'],
    ['2025-12-31T23:54:59Z', 'stale'],
  ])('allows five minutes in both directions: at %s it is %s', (now, verdict) => {
    expect(checkSignature('secret', header, body, new Date(now))).toBe(verdict);
  });
});

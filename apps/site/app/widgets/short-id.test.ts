import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { profileCode, shortId } from './short-id.ts';

/** A UUIDv7 of this millisecond, as the platform makes them. (RFC 9562, 5.7) */
function uuidV7(now: number): string {
  const random = randomUUID().slice(14);
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1)}`;
}

it('differs for players who register in the same minute', () => {
  const minute = Date.parse('2026-11-22T12:00:00Z');
  const ids = Array.from({ length: 60 }, (_, second) => uuidV7(minute + second * 1000));
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBeLessThanOrEqual(2);
  expect(new Set(ids.map(shortId)).size).toBe(60);
});

it('is the end of the id in capitals', () => {
  expect(shortId('019347a2-4d5e-7789-abcd-ef012345678a')).toBe('2345678A');
});

it('of a profile is its first segment in capitals', () => {
  expect(profileCode('019347a2-4d5e-7789-abcd-ef012345678a')).toBe('019347A2');
  // Of another platform an id may be of another form.
  expect(profileCode('ab12')).toBe('AB12');
});

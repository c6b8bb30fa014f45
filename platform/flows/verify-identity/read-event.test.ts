import { identityStatus } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { statusOf } from './read-event.ts';

const event = (type: string) => ({ type, createdAtMs: '2026-06-01 12:00:00.123' }) as Parameters<typeof statusOf>[0];

it('knows the events that say something of a status, and no name that every object has', () => {
  expect(statusOf(event('applicantPending'))).toBe(identityStatus.pending);
  for (const type of ['applicantCreated', 'constructor', 'toString', '__proto__']) expect(statusOf(event(type)), type).toBeNull();
});

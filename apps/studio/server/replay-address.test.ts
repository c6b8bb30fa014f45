import { expect, it } from 'vitest';
import { isReplayAllowed, replayPath } from './replay-address.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const asked = (path: string) => {
  const url = new URL(path, 'http://studio.test');
  const value = (name: string): string => url.searchParams.get(name) ?? '';
  return { roundId: url.pathname.split('/')[2] ?? '', locale: value('locale'), until: value('until'), proof: value('proof') };
};
const given = asked(replayPath('a secret', { roundId: 'r-1', locale: 'de' }, now));

it('opens a replay for an hour', () => {
  expect(isReplayAllowed('a secret', given, later(3_600_000))).toBe(true);
  expect(isReplayAllowed('a secret', given, later(3_600_001))).toBe(false);
});

it.each([
  ['another round', { ...given, roundId: 'r-2' }],
  ['a later end', { ...given, until: String(Number(given.until) + 1) }],
  ['another language', { ...given, locale: 'en' }],
  ['no proof', { ...given, proof: '' }],
])('does not open it for %s', (_, changed) => {
  expect(isReplayAllowed('a secret', changed, now)).toBe(false);
});

it('does not open what another secret has signed', () => {
  expect(isReplayAllowed('another secret', given, now)).toBe(false);
});

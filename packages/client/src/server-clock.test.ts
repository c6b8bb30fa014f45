import { afterEach, expect, it } from 'vitest';
import { localTimeOf, noteServerTime, serverNow } from './server-clock.ts';

const noon = Date.parse('2026-06-01T12:00:00Z');
afterEach(() => noteServerTime(new Date(noon).toUTCString(), noon));

it('counts by the server, whatever the clock of the device shows', () => {
  noteServerTime('Mon, 01 Jun 2026 12:00:00 GMT', noon - 3_600_000);
  expect(serverNow(noon - 3_600_000)).toBe(noon + 500);
  expect(localTimeOf(noon + 60_500)).toBe(noon - 3_600_000 + 60_000);
});

it('takes a difference within the header’s own seconds for none, and a header that is no date for nothing', () => {
  noteServerTime('Mon, 01 Jun 2026 12:00:00 GMT', noon + 900);
  expect(serverNow(noon)).toBe(noon);
  noteServerTime('Mon, 01 Jun 2026 13:00:00 GMT', noon);
  noteServerTime('soon', noon);
  noteServerTime(null, noon);
  expect(serverNow(noon)).toBe(noon + 3_600_500);
});

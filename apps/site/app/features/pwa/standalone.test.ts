import { expect, it } from 'vitest';
import { isAppleMobile } from './standalone.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari', 0, false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 5, false],
])('%s with %i fingers installs by hand: %s', (userAgent, maxTouchPoints, expected) => {
  expect(isAppleMobile({ userAgent, maxTouchPoints })).toBe(expected);
});

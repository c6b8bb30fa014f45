import { expect, it } from 'vitest';
import { isMobileDevice } from './mobile-device.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9)', true],
  ['Mozilla/5.0 (BlackBerry; U)', true],
  ['Mozilla/5.0 (webOS/1.4; U; en-US)', true],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (iPod; U; CPU like Mac OS X; en)', true],
  ['Mozilla/5.0 (compatible; MSIE 10.0; IEMobile/10.0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/150', false],
  ['', false],
])('[SHELL-15] %s is mobile: %s', (userAgent, expected) => {
  expect(isMobileDevice(userAgent)).toBe(expected);
});

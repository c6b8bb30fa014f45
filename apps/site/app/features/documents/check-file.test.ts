import { expect, it } from 'vitest';
import { faultOf } from './check-file.ts';

const twoMegabytes = 2_097_152;

it.each([
  [{ name: 'a.png', type: 'image/png', size: twoMegabytes }, null],
  [{ name: 'a.JPEG', type: '', size: 1 }, null],
  [{ name: 'a.pdf', type: 'application/pdf', size: twoMegabytes + 1 }, 'size'],
  [{ name: 'a.pdf', type: 'text/html', size: 1 }, 'type'],
  [{ name: 'a.exe', type: '', size: 1 }, 'type'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, 'empty'],
])('[PROFILE-03] %j has the fault %s', (file, fault) => {
  expect(faultOf(file)).toBe(fault);
});

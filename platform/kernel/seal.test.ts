import { expect, it } from 'vitest';
import { deriveKey, seal, unseal } from './seal.ts';

const key = deriveKey('a secret of the platform', 'codes');

it('gives back what was sealed, and shows nothing of it', () => {
  const sealed = seal(key, '123456 ملك');
  expect(unseal(key, sealed)).toBe('123456 ملك');
  expect(sealed).not.toBe(seal(key, '123456 ملك'));
  expect(Buffer.from(sealed, 'base64url').includes('123456')).toBe(false);
});

it('opens with the key of its purpose alone, and only untouched', () => {
  const sealed = seal(key, '123456');
  expect(() => unseal(deriveKey('a secret of the platform', 'links'), sealed)).toThrow('unable to authenticate data');
  expect(() => unseal(deriveKey('another secret', 'codes'), sealed)).toThrow('unable to authenticate data');
  const altered = Buffer.from(sealed, 'base64url');
  altered[altered.length - 1]! ^= 1;
  expect(() => unseal(key, altered.toString('base64url'))).toThrow('unable to authenticate data');
});

it('takes no tag that is shorter than it makes them, true as far as it goes', () => {
  // Of an empty text only nonce and tag are left.
  const sealed = Buffer.from(seal(key, ''), 'base64url');
  expect(unseal(key, sealed.toString('base64url'))).toBe('');
  for (const bytes of [4, 8, 12, 15])
    expect(() => unseal(key, sealed.subarray(0, 12 + bytes).toString('base64url')), String(bytes)).toThrow('Invalid authentication tag');
});

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

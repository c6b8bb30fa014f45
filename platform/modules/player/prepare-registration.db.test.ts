import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { maskedLocalPart, settleResidence } from './prepare-registration.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

describe('what a registration does not say', () => {
  const settle = async (values: Record<string, unknown>, country: string | null) => {
    const settled = await settleResidence(platform.kernel.db, values, { country, ip: '203.0.113.7' });
    return [settled.country, settled.currency.code, settled.locale];
  };

  it('follows from the country of the caller', async () => {
    expect(await settle({}, 'JP')).toEqual(['JP', 'JPY', 'en']);
    expect(await settle({ country: '', currency: null }, 'DE')).toEqual(['DE', 'EUR', 'de']);
    expect(await settle({ country: 'SE' }, 'DE')).toEqual(['SE', 'EUR', 'en']);
    expect(await settle({ country: 'SE', currency: 'BTC', locale: 'de' }, null)).toEqual(['SE', 'BTC', 'de']);
  });

  it('is asked for when nobody knows it', async () => {
    for (const country of [null, 'XX']) {
      await expect(settle({}, country)).rejects.toMatchObject({ details: { fields: { country: [expect.any(String)] } } });
    }
    await expect(settle({}, 'US')).rejects.toMatchObject({ reason: 'countryRestricted' });
  });
});

it.each([
  ['john.doe@mail.test', 'john.***'],
  ['anna@mail.test', 'a***'],
  ['bob@mail.test', 'b**'],
  ['al@mail.test', 'a*'],
  ['x@mail.test', 'x'],
])('hides of %s all that would give the address away: %s', (email, nickname) => {
  expect(maskedLocalPart(email)).toBe(nickname);
});

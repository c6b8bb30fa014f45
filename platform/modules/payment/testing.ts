import type { MethodSeed } from './stored-method.ts';

/** A deposit by form of 10 to 100 euros, unless told otherwise. */
export function testMethod(id: string, more: Partial<MethodSeed> = {}): MethodSeed {
  return {
    id,
    direction: 'deposit',
    provider: 'nobody',
    type: 'form',
    processingType: 'message',
    names: { en: id },
    logo: '/logo.svg',
    limits: [{ currency: 'EUR', min: '1000', max: '10000', presets: [] }],
    fields: [],
    countries: [],
    isEnabled: true,
    ...more,
  };
}

export function testField(key: string, more: Partial<MethodSeed['fields'][number]> = {}): MethodSeed['fields'][number] {
  return { key, fieldType: 'text', value: null, isRequired: true, labels: { en: key }, hints: {}, position: 1, ...more };
}

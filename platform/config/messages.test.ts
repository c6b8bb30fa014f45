import { expect, it } from 'vitest';
import { brandMessage } from './messages.ts';

const config = {
  defaultLocale: 'en',
  templates: { en: { hello: { subject: 'Hello {name}', text: '{name}: {text}' } }, de: { hello: { text: 'Hallo {name}' } }, fr: {} },
};

it('speaks the locale, else the default one, and fills what it is given once', () => {
  expect(brandMessage(config, 'de', 'hello', { name: 'Ann' })).toEqual({ subject: '', text: 'Hallo Ann', link: '' });
  const values = { name: 'Ann', text: '{name} {other}' };
  for (const locale of ['fr', 'xx', null]) expect(brandMessage(config, locale, 'hello', values).text).toBe('Ann: {name} {other}');
  expect(() => brandMessage(config, 'en', 'bye', {})).toThrow('bye');
});

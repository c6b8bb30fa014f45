import { dictionary } from 'react-aria-components/i18n';
import { afterEach, expect, it } from 'vitest';
import { giveLibraryWords } from './library-words.ts';

type Words = Record<string, Record<string, unknown>>;
const keys = ['locale', 'strings'].map((name) => Symbol.for(`react-aria.i18n.${name}`));
const given = () => keys.map((key) => (globalThis as unknown as Record<symbol, unknown>)[key]) as [string?, Words?];
const keysOf = (words: object) => Object.keys(words).toSorted();

// The library keeps the first that it finds for as long as it lives.
afterEach(() => keys.forEach((key) => delete (globalThis as unknown as Record<symbol, unknown>)[key]));

it.each(['fa', 'hi'])('says in %s every word of the packages that the kit uses, and no English one', (language) => {
  const english = dictionary.getStringsForLocale('en') as unknown as Words;
  expect(dictionary.getStringsForLocale(language), 'the library speaks it itself').toBe(english);
  giveLibraryWords(language);
  const [locale, words] = given();
  expect(locale).toBe(language);
  for (const [name, own] of Object.entries(words!)) {
    // Of parts that the kit does not have.
    const { colorSwatchPicker: _c, dropzoneLabel: _d, tableResizer: _t, ...asked } = english[name]!;
    expect(keysOf(own), name).toEqual(keysOf(asked));
    const figures = { number: (value: number) => new Intl.NumberFormat(language).format(value) };
    const values = { optionCount: 3, optionText: '€', isSelected: true };
    for (const word of Object.values(own)) {
      const said: string = typeof word === 'function' ? word(values, figures) : word;
      expect(said.replace('Alt', '')).not.toMatch(/[a-z]|undefined/i);
    }
  }
});

it('leaves a language that the library speaks to it', () => {
  giveLibraryWords('de');
  expect(given()).toEqual([undefined, undefined]);
});

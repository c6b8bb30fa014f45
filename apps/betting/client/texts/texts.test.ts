import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createText } from './texts.ts';

const folder = new URL('../../texts/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;
const files = globSync('*.json', { cwd: folder.pathname }).map((name) => basename(name));
const english = read('en.json');
const placesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();

it('there are nine languages', () => {
  expect(files.toSorted()).toEqual(['de.json', 'en.json', 'es.json', 'fa.json', 'fr.json', 'hi.json', 'pt-br.json', 'ru.json', 'tr.json']);
});

describe.each(files)('%s', (file) => {
  const texts = read(file);
  it('has every text and no other, each with the places of the English one', () => {
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(texts)) expect([key, placesIn(text)]).toEqual([key, placesIn(english[key]!)]);
  });

  it('writes a share as the language does, its sign on one line with the number', () => {
    const tag = file.replace('.json', '');
    const written = new Intl.NumberFormat(tag, { style: 'percent', numberingSystem: 'latn' }).format(0.4).replace(/\s/, '\u00a0');
    const shares = Object.values(texts).map((text) => text.replace('٪', '%').replace(/\{\w+\}(?=\s?%)|(?<=%)\{\w+\}/, '40'));
    for (const text of shares.filter((each) => each.includes('%'))) expect(text).toContain(written);
  });
});

it('fills places, and leaves what it is not given', () => {
  const text = createText({ 'slip.place': 'Bet {amount}' });
  expect([text('slip.place', { amount: '€5' }), text('slip.place')]).toEqual(['Bet €5', 'Bet {amount}']);
  const persian = createText({ 'slip.place': 'شرط {amount}' }, 'fa');
  expect([persian('slip.place', { amount: 2.5 }), persian.figures('2:1')]).toEqual(['شرط \u2068۲٫۵\u2069', '۲:۱']);
});

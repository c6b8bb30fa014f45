import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { symbolNames } from '../games/copper-canyon/math.ts';
import { modelOf } from '../games/game.ts';
import { games } from '../games/index.ts';
import { studioErrors } from './studio-error.ts';
import { gameTexts, languageOf } from './texts.ts';

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
const gameFolders = [...new Set(games.map(modelOf))].map((model) => `../games/${model}/texts/`);
const folders = ['../texts/', '../texts-live/', ...gameFolders]
  .map((folder) => new URL(folder, import.meta.url))
  .filter((folder) => existsSync(folder));
const read = (folder: URL, name: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>;

describe('the texts', () => {
  it.each(folders)('have the same keys and places to fill in every language: %s', (folder) => {
    const english = read(folder, 'en.json');
    for (const name of readdirSync(folder)) {
      const other = read(folder, name);
      expect(Object.keys(english)).toEqual(expect.arrayContaining(Object.keys(other)));
      for (const [key, text] of Object.entries(other)) expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
    }
  });

  it('say something for every error and name every symbol', () => {
    const texts = gameTexts('copper-canyon', 'en');
    for (const code of [...Object.keys(studioErrors), 'offline']) {
      expect(texts[`error.${code}.title`]).toBeTruthy();
      expect(texts[`error.${code}.text`]).toBeTruthy();
    }
    for (const name of symbolNames) expect(texts[`symbol.${name}`]).toBeTruthy();
  });

  it('fall back to English, key by key', () => {
    expect([languageOf('de-at'), languageOf('xx'), languageOf('../')]).toEqual(['de', 'en', 'en']);
    expect(gameTexts('copper-canyon', 'de')['frame.noWin']).toBe('–');
    expect(gameTexts('copper-canyon', 'de')['symbol.cart']).toBe('Lore');
  });
});

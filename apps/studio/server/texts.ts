import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { modelOf } from '../games/game.ts';
import { isLiveGame } from '../games/live-game.ts';
import { findGame } from '../games/index.ts';

export type Texts = Record<string, string>;

const sharedFolder = new URL('../texts/', import.meta.url);
/** What games say whose rounds all players share. */
const liveFolder = new URL('../texts-live/', import.meta.url);
const fallback = 'en';
const languages = readdirSync(sharedFolder).map((name) => name.slice(0, 2));

const cache = new Map<string, Texts>();

/** The texts of a game in a locale such as `de` or `pt-br`; each key that it lacks falls back to English. */
export function gameTexts(game: string, locale: string): Texts {
  const key = `${game}/${languageOf(locale)}`;
  const texts = cache.get(key) ?? mergeTexts(game, locale);
  cache.set(key, texts);
  return texts;
}

/** The texts that all games share. */
export function studioTexts(locale: string): Texts {
  return readTexts(sharedFolder, languageOf(locale));
}

function mergeTexts(game: string, locale: string): Texts {
  const found = findGame(game);
  const models = found ? [...(found.builtOn ? [found.builtOn] : []), modelOf(found)] : [game];
  const ofModels = models.map((model) => new URL(`../games/${model}/texts/`, import.meta.url));
  const own = ofModels.pop() as URL;
  const folders = [sharedFolder, ...ofModels, ...(found && isLiveGame(found) ? [liveFolder] : []), own];
  return Object.assign({}, ...[fallback, languageOf(locale)].flatMap((language) => folders.map((folder) => readTexts(folder, language))));
}

/** The language that a page in this locale is written in: one that the studio has texts for. */
export function languageOf(locale: string): string {
  const language = locale.slice(0, 2).toLowerCase();
  return languages.includes(language) ? language : fallback;
}

/** Empty for a game without texts of its own. */
function readTexts(folder: URL, language: string): Texts {
  const file = new URL(`${language}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

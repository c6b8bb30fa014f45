import { inFiguresOf, isFigure, isolating } from '@verdigale/language';
import { createContext, use } from 'react';
import { untilLoaded } from '#client/until-loaded.ts';
import type en from '../../texts/en.json';

export type TextKey = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;

export interface Text {
  /** A text in the player's language, with its places filled. */
  (key: TextKey, values?: Values): string;
  /** Numbers, prices, lines and scores in the figures of the player's language. */
  figures(value: string | number): string;
}

const files = import.meta.glob<Record<TextKey, string>>('../../texts/*.json', { import: 'default' });
const fileOf = (language: string) => files[`../../texts/${language}.json`];

/** The texts of a language such as `pt-BR`: of exactly this one, else of its first part, else English ones. */
export async function loadTexts(tag: string): Promise<Text> {
  const language = tag.toLowerCase();
  const load = fileOf(language) ?? fileOf(language.split('-')[0]!) ?? fileOf('en')!;
  return createText(await untilLoaded(load), tag);
}

export function createText(texts: Readonly<Record<string, string>>, tag = 'en'): Text {
  const figures = (value: string | number) => inFiguresOf(tag, String(value));
  // What is filled in keeps its own direction.
  const isolated = isolating(tag);
  const shown = (value: string) => isolated(isFigure(value) ? figures(value) : value);
  const text = (key: string, values: Values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? shown(String(values[name])) : place));
  return Object.assign(text, { figures });
}

export const TextContext = createContext<Text | null>(null);

export function useText(): Text {
  const text = use(TextContext);
  if (!text) throw new Error('TextContext is missing');
  return text;
}

/** A text by a key that data brings along; null where there is none. */
export function textOf(text: Text, key: string): string | null {
  const found = text(key as TextKey);
  return found === key ? null : found;
}

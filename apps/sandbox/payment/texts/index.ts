import { de } from './de.ts';
import { en, type PageTexts } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export type { PageTexts } from './en.ts';

const byLanguage: Readonly<Record<string, PageTexts>> = { en, de, fr, es, pt, ru, fa, tr, hi };

/** The pages' words in the language of a locale such as `pt-br`, else in English. Some name the shop that is paid: `{shop}`. */
export function pageTexts(locale: string): PageTexts {
  return byLanguage[locale.split('-')[0] ?? ''] ?? en;
}

export const inShop = (text: string, shop: string): string => text.replace('{shop}', shop);

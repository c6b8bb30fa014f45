import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fa } from './fa.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { ptBr } from './pt-br.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import type { QuestName, QuestTexts } from './quest-texts.ts';

export type { QuestName };

const languages: Readonly<Record<string, QuestTexts>> = { en, de, es, fa, fr, hi, 'pt-br': ptBr, ru, tr };

const inAll = (read: (texts: QuestTexts) => string) =>
  Object.fromEntries(Object.entries(languages).map(([locale, texts]) => [locale, read(texts)]));

/** The texts of a quest and of its tasks, by language. */
export function textsOf(quest: QuestName) {
  return {
    texts: { names: inAll((texts) => texts[quest].name), descriptions: inAll((texts) => texts[quest].description) },
    task: (place: number) => ({ names: inAll((texts) => texts[quest].tasks[place]!) }),
  };
}

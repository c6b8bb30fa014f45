import type { Outcome } from '../games/game.ts';
import type { Figure, FigureTable, Recall, Words } from './round-story.ts';

/** Left out, as shown elsewhere: the summary has the pay, the state says whether it is over. */
const shownElsewhere = new Set(['pay', 'isOver']);

/**
 * Any round, field by field, for a game that has no recall of its own. A field `x` is named by the text `recall.x`, and so is
 * a word that is a value; without one it is shown as it is.
 */
export const recallPlainly: Recall<unknown, unknown, Outcome> = ({ choice, steps, outcome }, words) => {
  const tables: FigureTable[] = [];
  const read = (name: string, value: unknown) => figuresOf(name, value, words, tables);
  return {
    choices: read('choice', choice),
    steps: steps.map((step, n) => ({ name: words.say('recall.step', { n: n + 1 }), value: wordsOf(step, words) })),
    outcome: Object.entries(outcome).flatMap(([name, value]) => (shownElsewhere.has(name) ? [] : read(name, value))),
    tables,
  };
};

function figuresOf(name: string, value: unknown, words: Words, tables: FigureTable[]): Figure[] {
  if (value === null || value === undefined) return [];
  if (isList(value) && value.length > 0 && value.every(isList)) {
    tables.push({ name: nameOf(name, words), rows: value.map((row) => row.map((field) => wordsOf(field, words))) });
    return [];
  }
  if (typeof value === 'object' && !isList(value)) {
    return Object.entries(value).flatMap(([key, part]) => figuresOf(key, part, words, tables));
  }
  return [{ name: nameOf(name, words), value: wordsOf(value, words) }];
}

function wordsOf(value: unknown, words: Words): string {
  if (isList(value)) return value.map((each) => wordsOf(each, words)).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => `${nameOf(key, words)}: ${wordsOf(part, words)}`)
      .join(', ');
  }
  return nameOf(String(value), words);
}

const nameOf = (key: string, { say, has }: Words) => (has(`recall.${key}`) ? say(`recall.${key}`) : key);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);

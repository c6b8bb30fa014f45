import type { ReactNode } from 'react';

/** One entry of a select or combobox. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  /** A flag or logo before the words, decorative. */
  readonly media?: ReactNode;
  /** At the end of the line, such as a calling code. */
  readonly detail?: string;
  /** Other words that find it: a native name, a code. */
  readonly keywords?: readonly string[];
  readonly isDisabled?: boolean;
}

/** Lower case without diacritics, so that "cote" finds "Côte"; Persian and Arabic digits in ASCII, as calling codes are written. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .toLowerCase();
}

/** Which option a text names whole: by its label, a keyword or its detail, as a browser fills one in. Of several the preferred one. */
export function optionNamed<O extends Option>(options: readonly O[], text: string, preferred: string | null): O | undefined {
  const named = bare(text);
  if (named === '') return undefined;
  const fitting = options.filter(
    ({ isDisabled, label, detail = '', keywords = [] }) => !isDisabled && [label, detail, ...keywords].some((word) => bare(word) === named),
  );
  return fitting.find(({ value }) => value === preferred) ?? fitting[0];
}

/** Of a calling code its digits: it is `+49`, `49` or `0049`. */
const bare = (text: string): string => foldText(text.trim()).replace(/^(\+|00)(?=\d)/, '');

/** Whether what is typed finds the option: at the start of a word of its label (`ger` is no Algeria), of a keyword or its detail. */
export function matchesOption(option: Option, typed: string): boolean {
  const needle = foldText(typed.trim());
  if (beginsWord(foldText(option.label), needle)) return true;
  const others = [...(option.keywords ?? []), ...(option.detail === undefined ? [] : [option.detail])];
  return others.some((word) => foldText(word).replace(/^\+/, '').startsWith(needle.replace(/^\+/, '')));
}

function beginsWord(label: string, needle: string): boolean {
  for (let at = label.indexOf(needle); at !== -1; at = label.indexOf(needle, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(label[at - 1]!)) return true;
  }
  return false;
}

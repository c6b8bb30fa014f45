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

/** Lower case without diacritics, so that "cote" finds "Côte". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether what is typed finds the option: within its label, or at the start of a keyword or its detail. */
export function matchesOption(option: Option, typed: string): boolean {
  const needle = foldText(typed.trim());
  if (foldText(option.label).includes(needle)) return true;
  const others = [...(option.keywords ?? []), ...(option.detail === undefined ? [] : [option.detail])];
  return others.some((word) => foldText(word).replace(/^\+/, '').startsWith(needle.replace(/^\+/, '')));
}

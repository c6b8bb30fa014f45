import { requireStorable } from './storable-text.ts';

/** Reads a query string; `name[]=a&name[]=b` is a list, and so is a plain name that is repeated. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    requireStorable(value, key);
    const isList = key.endsWith('[]');
    const name = isList ? key.slice(0, -2) : key;
    const before = result[name];
    if (before !== undefined) result[name] = [before, value].flat();
    else result[name] = isList ? [value] : value;
  }
  return result;
}

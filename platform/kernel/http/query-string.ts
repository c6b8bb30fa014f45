import { requireStorable } from './storable-text.ts';

/** Reads a query string; `name[]=a&name[]=b` is a list. A plain name that is repeated keeps its last value. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    requireStorable(value, key);
    if (!key.endsWith('[]')) {
      result[key] = value;
      continue;
    }
    const name = key.slice(0, -2);
    const before = result[name];
    result[name] = Array.isArray(before) ? [...before, value] : [value];
  }
  return result;
}

import { AppError } from '../app-error.ts';
import { requireStorable } from './storable-text.ts';

/** More than any list of a call holds; an address has room for eight thousand. */
const mostParameters = 300;

/** Reads a query string; `name[]=a&name[]=b` is a list, and so is a plain name that is repeated. Throws malformed, invalid. */
export function parseQueryString(text: string): Record<string, string | string[]> {
  if (text.split('&', mostParameters + 1).length > mostParameters)
    throw new AppError('malformed', `more than ${mostParameters} parameters`);
  const result: Record<string, string | string[]> = Object.create(null) as Record<string, string | string[]>;
  for (const [key, value] of new URLSearchParams(text)) {
    requireStorable(value, key);
    const isList = key.endsWith('[]');
    const name = isList ? key.slice(0, -2) : key;
    const before = result[name];
    // Added in place: a copy for each would be work that grows with their square.
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) result[name] = [before, value];
    else result[name] = isList ? [value] : value;
  }
  return result;
}

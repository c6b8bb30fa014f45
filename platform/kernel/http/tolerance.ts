import { ignoredWhenUnknown } from '@verdigale/contract/schema';

/** What a client sent that this platform does not know: a key, an empty value in an optional place, a value of an open list. */
export type Ignored = 'key' | 'empty' | 'value';

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Shape;
  anyOf?: Shape[];
  const?: unknown;
  pattern?: string;
  [ignoredWhenUnknown]?: boolean;
}

type Values = Record<string, unknown>;

/**
 * Removes from a request what other versions of a client send, so that the rest is judged without it: unknown keys of closed objects, null (in a
 * query: nothing) in optional places that hold no null, values of open lists (an order, a country) that nobody here knows. Known fields are left as
 * they are. Changes the values; reports what was left out.
 */
export function tolerate(schema: Shape, values: unknown, part: 'body' | 'query', report: (what: Ignored) => void): void {
  if (schema.type !== 'object' || typeof values !== 'object' || values === null || Array.isArray(values)) return;
  for (const [key, value] of Object.entries(values as Values)) {
    const field = schema.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
    if (!field) {
      if (schema.additionalProperties === false) drop(values as Values, key, () => report('key'));
      else if (part === 'query' && Array.isArray(value)) (values as Values)[key] = value.at(-1);
      continue;
    }
    const isOptional = !schema.required?.includes(key);
    const taken = part === 'query' ? inShapeOf(field, value) : value;
    if (isOptional && isNothing(field, taken, part)) drop(values as Values, key, () => report('empty'));
    else if (isOptional && isUnknownValue(field, taken)) drop(values as Values, key, () => report('value'));
    else (values as Values)[key] = Array.isArray(taken) ? knownOf(field, taken, report) : taken;
    if (part !== 'body') continue;
    for (const each of Array.isArray(value) ? value : [value])
      tolerate(Array.isArray(value) ? (field.items ?? {}) : field, each, part, report);
  }
}

function drop(values: Values, key: string, report: () => void): void {
  delete values[key];
  report();
}

const flags: ReadonlyMap<unknown, string> = new Map([
  ['1', 'true'],
  ['0', 'false'],
]);

/** A list takes one value or many; of several values for one place the last counts, and a flag may be written as a number. */
function inShapeOf({ type }: Shape, value: unknown): unknown {
  if (type === 'array') return Array.isArray(value) ? value : [value];
  const last: unknown = Array.isArray(value) ? value.at(-1) : value;
  return (type === 'boolean' && flags.get(last)) || last;
}

function isNothing(field: Shape, value: unknown, part: 'body' | 'query'): boolean {
  if (part === 'query') return value === '' || (Array.isArray(value) && value.every((each) => each === ''));
  return value === null && !takesNull(field);
}

/** A shape without a type takes anything. */
function takesNull({ type, anyOf, ...rest }: Shape): boolean {
  return type === 'null' || anyOf?.some(takesNull) || (type === undefined && anyOf === undefined && rest.const === undefined);
}

function isUnknownValue(field: Shape, value: unknown): boolean {
  const { type, items } = field;
  if (type === 'array')
    return items !== undefined && Array.isArray(value) && value.length > 0 && value.every((each) => isUnknownValue(items, each));
  if (!field[ignoredWhenUnknown] || typeof value !== 'string') return false;
  return field.anyOf ? !field.anyOf.some((known) => known.const === value) : !new RegExp(field.pattern!).test(value);
}

/** A list without the values that nobody here knows. */
function knownOf({ items }: Shape, list: readonly unknown[], report: (what: Ignored) => void): unknown[] {
  return list.filter((each) => {
    const isUnknown = items !== undefined && isUnknownValue(items, each);
    if (isUnknown) report('value');
    return !isUnknown;
  });
}

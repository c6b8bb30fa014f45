/** What is wrong with a value, each with the place where it is; empty when the value has this shape. */
export type Shape = (value: unknown, path: string) => string[];

/** A field that may be absent. */
interface Optional {
  optional: Shape;
}

const kind =
  (name: string, test: (value: unknown) => boolean): Shape =>
  (value, path) =>
    test(value) ? [] : [`${path}: ${name} expected, ${JSON.stringify(value)?.slice(0, 80)} found`];

export const str = kind('str', (value) => typeof value === 'string');
export const int = kind('int', Number.isSafeInteger);
export const num = kind('num', (value) => typeof value === 'number' && Number.isFinite(value));
export const bool = kind('bool', (value) => typeof value === 'boolean');
export const ts = kind('ts', (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value));
export const any: Shape = () => [];

export const among = (...values: readonly unknown[]) => kind(`one of ${values.join(', ')}`, (value) => values.includes(value));

export const nullable =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

export const optional = (shape: Shape): Optional => ({ optional: shape });

export const list =
  (shape: Shape): Shape =>
  (value, path) =>
    Array.isArray(value) ? value.flatMap((each, at) => shape(each, `${path}[${at}]`)) : [`${path}: a list expected`];

export const map =
  (shape: Shape): Shape =>
  (value, path) =>
    isObject(value) ? Object.entries(value).flatMap(([key, each]) => shape(each, `${path}.${key}`)) : [`${path}: a map expected`];

/** Every field of it; more than these may be there. */
export const object =
  (fields: Readonly<Record<string, Shape | Optional>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return [`${path}: an object expected, ${JSON.stringify(value)} found`];
    return Object.entries(fields).flatMap(([key, field]) => {
      const place = `${path}.${key}`;
      if (!Object.hasOwn(value, key)) return typeof field === 'function' ? [`${place}: missing`] : [];
      return (typeof field === 'function' ? field : field.optional)(value[key], place);
    });
  };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

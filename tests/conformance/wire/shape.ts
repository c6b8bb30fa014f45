/** What is wrong with a value, each with the place where it is; empty when the value has this shape. */
export interface Shape<T = unknown> {
  (value: unknown, path: string): string[];
  /** The value with no more than the shape names; absent where nothing is inside. */
  keep?(value: unknown): unknown;
  /** Only for the compiler: what a value of this shape is. */
  readonly of?: T;
}

/** A field that may be absent. */
interface Optional<T> {
  optional: Shape<T>;
}

export type TypeOf<S> = S extends Optional<infer T> ? T | undefined : S extends Shape<infer T> ? T : never;

/** A value without what its shape does not name. */
export const keptOf = (shape: Shape, value: unknown): unknown => shape.keep?.(value) ?? value;

const kind =
  <T>(name: string, test: (value: unknown) => boolean): Shape<T> =>
  (value, path) =>
    test(value) ? [] : [`${path}: ${name} expected, ${JSON.stringify(value)?.slice(0, 80)} found`];

export const str = kind<string>('str', (value) => typeof value === 'string');
export const int = kind<number>('int', Number.isSafeInteger);
export const num = kind<number>('num', (value) => typeof value === 'number' && Number.isFinite(value));
export const bool = kind<boolean>('bool', (value) => typeof value === 'boolean');
export const ts = kind<string>('ts', (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value));
export const intOrStr = kind<number | string>('int or str', (value) => typeof value === 'string' || Number.isSafeInteger(value));
export const anything: Shape = () => [];

export const among = <const V>(...values: readonly V[]) =>
  kind<V>(`one of ${values.join(', ')}`, (value) => (values as readonly unknown[]).includes(value));

export const nullable = <T>(shape: Shape<T>): Shape<T | null> =>
  Object.assign((value: unknown, path: string) => (value === null ? [] : shape(value, path)), {
    keep: (value: unknown) => (value === null ? null : keptOf(shape, value)),
  });

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });

export const list = <T>(shape: Shape<T>): Shape<T[]> =>
  Object.assign(
    (value: unknown, path: string) =>
      Array.isArray(value) ? value.flatMap((each, at) => shape(each, `${path}[${at}]`)) : [`${path}: a list expected`],
    { keep: (value: unknown) => (Array.isArray(value) ? value.map((each) => keptOf(shape, each)) : value) },
  );

export const map =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value, path) =>
    isObject(value) ? Object.entries(value).flatMap(([key, each]) => shape(each, `${path}.${key}`)) : [`${path}: a map expected`];

type Fields = Readonly<Record<string, Shape | Optional<unknown>>>;

const shapeOf = (field: Shape | Optional<unknown>): Shape => (typeof field === 'function' ? field : field.optional);

/** Every field of it; more than these may be there. */
export const object = <F extends Fields>(fields: F): Shape<{ [K in keyof F]: TypeOf<F[K]> }> =>
  Object.assign(
    (value: unknown, path: string) => {
      if (!isObject(value)) return [`${path}: an object expected, ${JSON.stringify(value)} found`];
      return Object.entries(fields).flatMap(([key, field]) => {
        const place = `${path}.${key}`;
        if (!Object.hasOwn(value, key)) return typeof field === 'function' ? [`${place}: missing`] : [];
        return shapeOf(field)(value[key], place);
      });
    },
    {
      keep: (value: unknown) =>
        isObject(value)
          ? Object.fromEntries(
              Object.entries(fields).flatMap(([key, field]) =>
                Object.hasOwn(value, key) ? [[key, keptOf(shapeOf(field), value[key])] as const] : [],
              ),
            )
          : value,
    },
  );

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import pg from 'pg';

declare const value: unique symbol;

/** A column of a result: which types of PostgreSQL it may have, and by its type parameter what the driver makes of them. */
export interface Column<T> {
  readonly typeIds: readonly number[];
  readonly isNullable: boolean;
  /** Whether these rows have a value although the table's column may be null. */
  readonly isPresent?: boolean;
  readonly [value]?: T;
}

const { BOOL, BYTEA, INT2, INT4, INT8, JSON, JSONB, NUMERIC, TEXT, TIMESTAMPTZ, UUID, VARCHAR } = pg.types.builtins;

function column<T>(...typeIds: number[]): Column<T> {
  return { typeIds, isNullable: false };
}

export const uuid = column<string>(UUID);
export const text = textOf<string>();
export const integer = column<number>(INT2, INT4);
export const bigint = column<bigint>(INT8);
/** Exact, as text. */
export const decimal = column<string>(NUMERIC);
export const boolean = column<boolean>(BOOL);
export const timestamp = column<Date>(TIMESTAMPTZ);
export const bytes = column<Buffer>(BYTEA);
export const textArray = textArrayOf<string>();
export const integerArray = column<number[]>(1005, 1007);

/** A text of which the type is the word of who wrote it; where the values are at hand, `oneOf` proves more. */
export function textOf<T extends string>(): Column<T> {
  return column(TEXT, VARCHAR);
}

export function textArrayOf<T extends string>(): Column<T[]> {
  return column(1009);
}

/** What the JSON holds is the word of who wrote it: only that it is JSON can be checked. */
export function json<T>(): Column<T> {
  return column(JSON, JSONB);
}

/** A text or a number of which only these values are ever stored. */
export function oneOf<const T extends string | number>(values: readonly T[]): Column<T> {
  return typeof values[0] === 'number' ? column(...integer.typeIds) : column(...text.typeIds);
}

export function nullable<T>(of: Column<T>): Column<T | null> {
  return { ...of, isNullable: true };
}

/** Null in other rows of the table: a condition of the statement or a constraint lets no such row through. */
export function present<T>(of: Column<T>): Column<T> {
  return { ...of, isPresent: true };
}

/** The columns of a row that an outer join may lack. */
export function nullables<S extends Record<string, Column<unknown>>>(shape: S): Nullables<S> {
  return Object.fromEntries(Object.entries(shape).map(([key, of]) => [key, nullable(of)])) as Nullables<S>;
}

type Nullables<S> = { [K in keyof S]: S[K] extends Column<infer T> ? Column<T | null> : never };

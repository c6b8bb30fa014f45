import pg from 'pg';

declare const value: unique symbol;

/** A column of a result: the PostgreSQL types it may have, and, as its type parameter, the value that the driver makes of them. */
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

/** A text whose type is asserted, not checked; where the values are known, use `oneOf`, which checks them. */
export function textOf<T extends string>(): Column<T> {
  return column(TEXT, VARCHAR);
}

export function textArrayOf<T extends string>(): Column<T[]> {
  return column(1009);
}

/** The type of the JSON is asserted: only that it is JSON can be checked. */
export function json<T>(): Column<T> {
  return column(JSON, JSONB);
}

/** A text or a number for which only these values are ever stored. */
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

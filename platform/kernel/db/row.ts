import { raw, type Sql } from 'sql-template-tag';
import type { Column } from './column.ts';

/** The columns of a result under the names that our code gives them: `playerId` is the column `player_id`. */
export type Shape = Readonly<Record<string, Column<unknown>>>;

/** The rows of a result. A test compares the shape of every statement with the database's description of it. */
export class Row<S extends Shape> {
  readonly shape: S;
  readonly #names: readonly (readonly [key: string, column: string])[];

  constructor(shape: S) {
    this.shape = shape;
    this.#names = Object.keys(shape).map((key) => [key, columnName(key)]);
  }

  /** The row as the driver gives it, under the names of our code. */
  read(stored: Readonly<Record<string, unknown>>): ValuesOf<S> {
    const row: Record<string, unknown> = {};
    for (const [key, column] of this.#names) row[key] = stored[column];
    return row as ValuesOf<S>;
  }

  /** All columns, as `select` and `returning` list them; of the table called `alias` where there are several. */
  columns(alias?: string): Sql {
    return raw(this.#names.map(([, column]) => (alias ? `${alias}.${column}` : column)).join(', '));
  }
}

type ValuesOf<S extends Shape> = { -readonly [K in keyof S]: S[K] extends Column<infer T> ? T : never };

export type RowOf<R> = R extends Row<infer S> ? ValuesOf<S> : never;

export function row<const S extends Shape>(shape: S): Row<S> {
  return new Row(shape);
}

export function columnName(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The values under the names of their columns, as `jsonb_populate_recordset` takes them. */
export function columnsOf(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [columnName(key), value]));
}

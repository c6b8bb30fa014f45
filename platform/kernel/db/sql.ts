// What the statements of `*.sql.ts` files are made of; nothing else may import it.
import { empty, join, raw, Sql } from 'sql-template-tag';
import type { Row, RowOf, Shape } from './row.ts';
import type { Query } from './statement.ts';

export {
  bigint,
  boolean,
  bytes,
  decimal,
  integer,
  integerArray,
  json,
  nullable,
  nullables,
  oneOf,
  present,
  text,
  textArray,
  textArrayOf,
  textOf,
  timestamp,
  uuid,
  type Column,
} from './column.ts';
export { columnName, columnsOf, row, type RowOf } from './row.ts';
export { eachAppend, eachCommand, eachLock, eachQuery, givenRows, Each } from './each.ts';
export { empty, join, raw, type Sql };

/** A statement run for its effect: a change, a lock. */
export class Command extends Sql {
  readonly isCommand = true;
}

/** A query together with the shape that a test checks it by. */
export class ShapedQuery<S extends Shape> extends Sql implements Query<RowOf<Row<S>>> {
  readonly row: Row<S>;

  constructor(row: Row<S>, strings: readonly string[], values: readonly unknown[]) {
    super(strings, values);
    this.row = row;
  }

  read(stored: Readonly<Record<string, unknown>>): RowOf<Row<S>> {
    return this.row.read(stored);
  }
}

/** A part of a statement. */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(strings, values);
}

export function command(strings: TemplateStringsArray, ...values: unknown[]): Command {
  return new Command(strings, values);
}

/** A statement whose result has these columns: ``query(account)`select …` ``. */
export function query<S extends Shape>(row: Row<S>): (strings: TemplateStringsArray, ...values: unknown[]) => ShapedQuery<S> {
  return (strings, ...values) => new ShapedQuery(row, strings, values);
}

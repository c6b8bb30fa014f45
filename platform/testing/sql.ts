import { join, raw, Sql } from 'sql-template-tag';
import type { Query } from '#kernel';

export { join, raw, type Sql };

/** A statement of a test, whose rows come as they are in the database: the test asserts their type, nothing checks it. */
class TestQuery<Row> extends Sql implements Query<Row> {
  read(stored: Readonly<Record<string, unknown>>): Row {
    return stored as Row;
  }
}

export function sql<Row>(strings: TemplateStringsArray, ...values: unknown[]): TestQuery<Row> {
  return new TestQuery(strings, values);
}

import type { Outcome } from './each.ts';
import type { Query, Statement } from './statement.ts';

/** Something that runs statements: the pool, or one transaction. */
export interface Queryable {
  all<Row>(query: Query<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** The first row; throws when there is none. */
  one<Row>(query: Query<Row>): Promise<Row>;
  /** How many rows a write touched. */
  run(statement: Statement): Promise<number>;
}

type Send = (statement: Statement) => Promise<Outcome>;

/** The four ways to run a statement, over one way to send it. */
export function queryable(send: Send): Queryable {
  const rows = async <Row>(query: Query<Row>) => (await send(query)).rows.map((stored) => query.read(stored));
  return {
    all: rows,
    maybe: async (query) => (await rows(query))[0],
    one: async (query) => {
      const [row] = await rows(query);
      if (row === undefined) throw new Error('expected a row, found none');
      return row;
    },
    run: async (statement) => (await send(statement)).rowCount ?? 0,
  };
}

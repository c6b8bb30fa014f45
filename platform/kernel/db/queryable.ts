import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import type { QueryResult } from 'pg';

/** A query that is built but not run: Kysely's builders and `sql` fragments. */
export type Query<Row> = Compilable<Row> | RawBuilder<Row>;

/** Something that runs queries: the pool, or one transaction. */
export interface Queryable {
  all<Row>(query: Query<Row>): Promise<Row[]>;
  /** The first row, or undefined. */
  maybe<Row>(query: Query<Row>): Promise<Row | undefined>;
  /** The first row; throws when there is none. */
  one<Row>(query: Query<Row>): Promise<Row>;
  /** How many rows a write touched. */
  run(query: Query<unknown>): Promise<number>;
}

/** A query builder that knows one module's tables only. It builds; a `Queryable` runs. */
export function tablesOf<Tables>(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

const anyTables = tablesOf<unknown>();

export function compile(query: Query<unknown>): CompiledQuery {
  return query.compile(anyTables);
}

type Send = (query: CompiledQuery) => Promise<QueryResult>;

/** The four ways to run a query, over one way to send it. */
export function queryable(send: Send): Queryable {
  const rows = async <Row>(query: Query<Row>) => (await send(compile(query))).rows as Row[];
  return {
    all: rows,
    maybe: async (query) => (await rows(query))[0],
    one: async (query) => {
      const [row] = await rows(query);
      if (row === undefined) throw new Error('expected a row, found none');
      return row;
    },
    run: async (query) => (await send(compile(query))).rowCount ?? 0,
  };
}

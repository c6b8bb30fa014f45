// Statements about one thing that many calls make at the same time: those of one kind are joined and sent as one. See lanes.ts.
import { join, raw, Sql } from 'sql-template-tag';
import { integer } from './column.ts';
import type { Statement } from './statement.ts';
import { columnName, row, type Row, type RowOf, type Shape } from './row.ts';

/** What a joined statement did for the one that stands at a place of its list. */
export interface Outcome {
  rows: Record<string, unknown>[];
  rowCount: number | null;
}
type Stored = readonly Record<string, unknown>[];

/** One kind of statement. */
export interface Kind<I> {
  /** As one statement for all of them; `isJoined` where they are of several calls. */
  build(given: readonly I[], isJoined: boolean): Sql;
  /** Which of the joined statement's rows belong to each; undefined where its lock is held by somebody else. */
  share(stored: Stored, count: number): (Outcome | undefined)[];
  /** It only adds rows, so that one transaction may join its own. */
  isAppend?: true;
}

/** A statement of a kind for one input; alone it is sent as it is, together with others as one of a list. */
export class Each<I = unknown> {
  readonly kind: Kind<I>;
  readonly input: I;
  #alone: Sql | undefined;

  constructor(kind: Kind<I>, input: I) {
    this.kind = kind;
    this.input = input;
  }

  get #sql(): Sql {
    return (this.#alone ??= this.kind.build([this.input], false));
  }

  get text(): string {
    return this.#sql.text;
  }

  get values(): readonly unknown[] {
    return this.#sql.values;
  }
}

export class EachQuery<I, S extends Shape> extends Each<I> {
  readonly of: Row<S>;
  /** With the place that tells whose row it is: the shape that a test checks it by. */
  readonly row: Row<S & { place: typeof integer }>;

  constructor(kind: Kind<I>, input: I, of: Row<S>, placed: Row<S & { place: typeof integer }>) {
    super(kind, input);
    this.of = of;
    this.row = placed;
  }

  read(stored: Readonly<Record<string, unknown>>): RowOf<Row<S>> {
    return this.of.read(stored);
  }
}

/** Neighbours that append rows of one kind as one statement, for a transaction that waits for none of them. */
export function joinNeighbours(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  let run: Each[] = [];
  const end = () => {
    const [first] = run;
    if (first)
      joined.push(
        run.length === 1
          ? first
          : first.kind.build(
              run.map(({ input }) => input),
              true,
            ),
      );
    run = [];
  };
  for (const statement of statements) {
    const isAppend = statement instanceof Each && statement.kind.isAppend === true;
    if (!isAppend || statement.kind !== run[0]?.kind) end();
    if (isAppend) run.push(statement);
    else joined.push(statement);
  }
  end();
  return joined;
}

const byPlace = (stored: Stored, count: number): Outcome[] => {
  const shares: Outcome[] = Array.from({ length: count }, () => ({ rows: [], rowCount: 0 }));
  for (const found of stored) shares[(found.place as number) - 1]!.rows.push(found);
  return shares;
};

/** Reads rows for each input. The statement selects the columns and `place`, from `givenRows(given, …)`. */
export function eachQuery<I, S extends Shape>(of: Row<S>, build: (given: readonly I[]) => Sql): (input: I) => EachQuery<I, S> {
  const kind: Kind<I> = { build, share: byPlace };
  const placed = row({ ...of.shape, place: integer });
  return (input) => new EachQuery(kind, input, of, placed);
}

/** Writes for each input, in their order. How many rows it touched is known only where it is alone. */
export function eachCommand<I>(build: (given: readonly I[]) => Sql): (input: I) => Each<I> {
  const kind: Kind<I> = { build, share: nothingEach };
  return (input) => new Each(kind, input);
}

/** The same for what only adds rows: what one transaction adds is one statement too, where it is queued (`write`) without others between. */
export function eachAppend<I>(build: (given: readonly I[]) => Sql): (input: I) => Each<I> {
  const kind: Kind<I> = { build, share: nothingEach, isAppend: true };
  return (input) => new Each(kind, input);
}

const nothingEach = (_: Stored, count: number) => Array.from({ length: count }, () => ({ rows: [], rowCount: null }));

const nothing = row({});
const onlyPlace = row({ place: integer });

/**
 * Takes a lock for each input: alone it waits, joined it skips what somebody else holds, so that nobody waits for another's. The statement
 * selects `place` and ends with `waiting`.
 */
export function eachLock<I>(build: (given: readonly I[], waiting: Sql) => Sql): (input: I) => Each<I> {
  const kind: Kind<I> = {
    build: (given, isJoined) => build(given, isJoined ? raw('skip locked') : raw('')),
    share: (stored, count) => byPlace(stored, count).map((share) => (share.rows.length > 0 ? share : undefined)),
  };
  return (input) => new EachQuery(kind, input, nothing, onlyPlace);
}

/**
 * The inputs as rows of `given`, each with its `place`: the named properties, with their types in PostgreSQL. How many there are is hidden from
 * the planner, which would else plan anew for each list; a value that an index's condition needs is written out for the same reason. A join to a table
 * goes by `lateral (… offset 0)`, and a change by a function whose settings leave it no other plan (0351, 0430): one that was made while the table was
 * small must not read all of it when it has grown.
 */
export function givenRows<I>(given: readonly I[], types: { readonly [K in keyof I]?: string }): Sql {
  const names = Object.keys(types) as (keyof I & string)[];
  const arrays = names.map((name) => new Sql(['(select ', `::${types[name]!}[])`], [given.map((input) => input[name])]));
  return new Sql(['unnest(', `) with ordinality as given (${names.map(columnName).join(', ')}, place)`], [join(arrays)]);
}

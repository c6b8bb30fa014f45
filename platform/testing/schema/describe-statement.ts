import type pg from 'pg';

/** A column of a statement's result; table and column are numbers of the catalogue, 0 for an expression. */
export interface Described {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Lets the database parse a statement without running it, and answers the columns of its result. */
export function describeStatement(client: pg.Client, text: string): Promise<Described[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Described[]>();
  let fields: Described[] = [];
  client.query({
    submit(connection) {
      connection.parse({ name: '', text, types: [] }, true);
      connection.describe({ type: 'S', name: '' }, true);
      connection.sync();
    },
    handleRowDescription: (message: { fields: Described[] }) => void (fields = message.fields),
    handleError: reject,
    handleReadyForQuery: () => resolve(fields),
  } as pg.Submittable);
  return promise;
}

import pg from 'pg';
import { EachQuery, type Each, type Kind, type Outcome } from './each.ts';
import type { Statement } from './statement.ts';

type Send = (statement: Statement) => Promise<Outcome>;

interface Waiting {
  statement: Each;
  answer(outcome: Promise<Outcome>): void;
}

/**
 * Reads of one kind that are requested within one turn of the event loop, outside of any transaction, are sent as one statement: calls
 * whose changes were committed together also read together. If the database refuses the joint statement, each read is sent alone, so that
 * one that cannot be answered does not fail the others.
 */
export function joinReads(send: Send): Send {
  let waiting = new Map<Kind<unknown>, Waiting[]>();

  function flush(): void {
    const kinds = waiting;
    waiting = new Map();
    for (const [kind, reads] of kinds) {
      const [only] = reads;
      if (reads.length === 1) only!.answer(send(only!.statement));
      else sendJoined(kind, reads);
    }
  }

  function sendJoined(kind: Kind<unknown>, reads: Waiting[]): void {
    const inputs = reads.map(({ statement }) => statement.input);
    send(kind.build(inputs, true)).then(
      ({ rows }) => {
        const shares = kind.share(rows, reads.length);
        for (const [n, { statement, answer }] of reads.entries()) answer(shares[n] ? Promise.resolve(shares[n]) : send(statement));
      },
      (error: unknown) => {
        for (const { statement, answer } of reads) answer(error instanceof pg.DatabaseError ? send(statement) : Promise.reject(error));
      },
    );
  }

  return (statement) => {
    if (!(statement instanceof EachQuery)) return send(statement);
    return new Promise((answer) => {
      if (waiting.size === 0) process.nextTick(flush);
      waiting.set(statement.kind, [...(waiting.get(statement.kind) ?? []), { statement, answer }]);
    });
  };
}

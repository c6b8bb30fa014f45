import type pg from 'pg';
import { Each, EachQuery, type Outcome } from './each.ts';
import { prepared } from './prepared.ts';
import { ShapedQuery } from './sql.ts';
import type { Statement } from './statement.ts';

type SendQuery = (query: pg.QueryConfig) => Promise<Outcome>;

/** Somebody else holds the lock that a joined statement asked for. */
export class LockHeld extends Error {}

interface Waiting {
  statement: Statement;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** One way to a connection of several: its statements are run in their order. */
export type Lane = (statement: Statement) => Promise<Outcome>;

/**
 * Lets several calls share a connection: what they send within one turn of the event loop is sent together, and statements of one kind, of
 * different lanes, are one statement. The order within a lane is kept, the order between lanes is not.
 */
export function createLanes(send: SendQuery): { open(): Lane; flush(): void } {
  let queues: Waiting[][] = [];
  let isScheduled = false;

  function flush(): void {
    isScheduled = false;
    for (let rest = queues.filter(({ length }) => length > 0); rest.length > 0; rest = rest.filter(({ length }) => length > 0)) {
      const next = nextOf(rest).map((queue) => queue.shift()!);
      if (next[0]!.statement instanceof Each) sendJoined(next);
      else for (const { statement, resolve, reject } of next) send(prepared(statement)).then(resolve, reject);
    }
  }

  function sendJoined(joined: Waiting[]): void {
    const { kind } = joined[0]!.statement as Each;
    const inputs = joined.map(({ statement }) => (statement as Each).input);
    send(prepared(kind.build(inputs, true))).then(
      ({ rows }) => {
        const shares = kind.share(rows, joined.length);
        for (const [n, { resolve, reject }] of joined.entries()) {
          const share = shares[n];
          if (share) resolve(share);
          else reject(new LockHeld());
        }
      },
      (error: unknown) => {
        for (const { reject } of joined) reject(error);
      },
    );
  }

  return {
    open() {
      const queue: Waiting[] = [];
      queues = [...queues, queue];
      return (statement) =>
        new Promise((resolve, reject) => {
          queue.push({ statement, resolve, reject });
          if (isScheduled) return;
          isScheduled = true;
          process.nextTick(flush);
        });
    },
    flush,
  };
}

const kindOf = ({ statement }: Waiting) => (statement instanceof Each ? statement.kind : undefined);

/** The lanes whose first statements go next, as one where they are several. A kind that no other lane has still to reach is preferred. */
function nextOf(queues: Waiting[][]): Waiting[][] {
  const isLater = (queue: Waiting[], kind: object) => queue.findIndex((each) => kindOf(each) === kind) > 0;
  const ready = queues.find(([first]) => {
    const kind = kindOf(first!);
    return !kind || queues.every((queue) => !isLater(queue, kind));
  });
  const chosen = ready ?? queues[0]!;
  const kind = kindOf(chosen[0]!);
  return kind ? queues.filter(([first]) => kindOf(first!) === kind) : [chosen];
}

/** Whether a statement surely changes nothing. */
export const isRead = (statement: Statement): boolean =>
  statement instanceof EachQuery || (statement instanceof ShapedQuery && !/\b(insert|update|delete)\b/i.test(statement.text));

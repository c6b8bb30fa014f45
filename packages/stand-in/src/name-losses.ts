import { namedLoss } from '@verdigale/migrate';
import type { Pool } from 'pg';

type Call = (...args: never[]) => unknown;

/** Makes a pool and its connections fail as `DatabaseUnavailable` where it is the database that cannot work, and not the statement. */
export function nameLosses(pool: Pool): void {
  nameLossesOf(pool, 'query');
  nameLossesOf(pool, 'connect');
  pool.on('connect', (client) => nameLossesOf(client, 'query'));
}

/** Calls with a callback, the pool's own ones, answer nothing and stay as they are. */
function nameLossesOf<K extends string>(owner: Record<K, unknown>, name: K): void {
  const call = (owner[name] as Call).bind(owner);
  owner[name] = (...args: never[]) => {
    const answer = call(...args);
    return answer instanceof Promise ? answer.catch((error: unknown) => Promise.reject(namedLoss(error) as Error)) : answer;
  };
}

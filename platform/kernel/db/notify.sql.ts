import { boolean, command, query, raw, row } from './sql.ts';

export const notify = (channel: string) => command`select pg_notify(${channel}, '')`;

/** LISTEN takes no parameters; the name is a constant of ours, never input. */
export const listen = (channel: string) => command`listen ${raw(channel)}`;

const lock = row({ held: boolean });
/** For as long as the connection lasts. */
export const tryLead = (key: number) => query(lock)`select pg_try_advisory_lock(${key}) as held`;

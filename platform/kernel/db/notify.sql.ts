import { command, raw } from './sql.ts';

export const notify = (channel: string) => command`select pg_notify(${channel}, '')`;

/** The name is our own: LISTEN takes no parameters. */
export const listen = (channel: string) => command`listen ${raw(channel)}`;

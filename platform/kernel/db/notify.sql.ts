import { command, raw } from './sql.ts';

export const notify = (channel: string) => command`select pg_notify(${channel}, '')`;

/** LISTEN takes no parameters; the name is a constant of ours, never input. */
export const listen = (channel: string) => command`listen ${raw(channel)}`;

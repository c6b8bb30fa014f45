import type { Server, Socket } from 'node:net';
import { visitorOf } from './address.ts';
import { keepNewest } from './keep-newest.ts';

const forMs = 1_000;
/** A flood from ever new addresses must not fill the memory. The one that was shut out first is let in first. */
const maxVisitors = 20_000;

/**
 * Answers how to shut out whoever is at the other end of a connection: it ends, and for a second so do his new ones, before a byte of them is read. Those
 * that are open stay, his neighbours' among them. Only for a server that visitors reach themselves: behind an edge network all come from its addresses.
 */
export function shutOutFrom(server: Server, { now }: { now(): number }): (connection: Socket) => void {
  const until = new Map<string, number>();
  const visitorAt = ({ remoteAddress = '' }: Socket) => visitorOf(remoteAddress);
  // Before HTTP's own listener, which then finds a connection that has ended.
  server.prependListener('connection', (connection: Socket) => {
    if (now() < (until.get(visitorAt(connection)) ?? 0)) connection.resetAndDestroy();
  });
  return (connection) => {
    keepNewest(until, visitorAt(connection), now() + forMs, maxVisitors);
    connection.destroy();
  };
}

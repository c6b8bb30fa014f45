import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { connectPatiently } from './connect-patiently.ts';

const database = new URL(process.env.TEST_DATABASE_URL!);
const folder = database.searchParams.get('host');

/** The test's database over TCP, at a port where nobody listened before. */
async function openDoor(port: number) {
  const door = createServer((socket) => {
    const inner = folder ? createConnection(`${folder}/.s.PGSQL.5432`) : createConnection(Number(database.port), database.hostname);
    socket.pipe(inner).pipe(socket);
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
  });
  door.listen(port, '127.0.0.1');
  await once(door, 'listening');
  return door;
}

it('waits for a database that only starts', async () => {
  const first = await openDoor(0);
  const { port } = first.address() as AddressInfo;
  first.close();
  await once(first, 'close');
  const address = new URL(database);
  address.searchParams.delete('host');
  address.host = `127.0.0.1:${port}`;
  await expect(connectPatiently(address.href, { absentMs: 0 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  const tries = vi.spyOn(pg.Client.prototype, 'connect');
  const connecting = connectPatiently(address.href);
  await vi.waitFor(() => expect(tries.mock.settledResults[0]).toMatchObject({ type: 'rejected' }), { timeout: 30_000 });
  const second = await openDoor(port);
  const client = await connecting;
  expect((await client.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  await client.end();
  second.close();
});

it('tells at once what waiting does not mend', async () => {
  const address = new URL(database);
  address.pathname = '/nowhere';
  await expect(connectPatiently(address.href)).rejects.toMatchObject({ code: '3D000' });
});

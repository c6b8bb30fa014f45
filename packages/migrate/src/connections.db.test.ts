import { expect, it, vi } from 'vitest';
import { createClient, createPool } from './connections.ts';

const connectionString = process.env.TEST_DATABASE_URL!;

/** As a lost database does it: from outside, while the connection's owner waits for something else. */
async function end(pid: number): Promise<void> {
  const killer = createClient({ connectionString });
  await killer.connect();
  await killer.query('select pg_terminate_backend($1)', [pid]);
  await killer.end();
}

const pidOf = async (client: { query(text: string): Promise<{ rows: unknown[] }> }) =>
  ((await client.query('select pg_backend_pid() as pid')).rows[0] as { pid: number }).pid;

it('a connection that is lost in a transaction fails its next query, and the pool goes on', async () => {
  const pool = createPool({ connectionString, max: 1 }, () => undefined);
  const client = await pool.connect();
  const ended = vi.fn();
  client.on('end', ended);
  await end(await pidOf(client));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  const failed = await client.query('select 1').catch((error: Error) => error);
  expect(failed).toBeInstanceOf(Error);
  client.release(failed as Error);
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  await pool.end();
});

it('an idle connection that is lost is reported and replaced', async () => {
  const lost = vi.fn();
  const pool = createPool({ connectionString, max: 1 }, lost);
  await end(await pidOf(pool));
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect((await pool.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
  await pool.end();
});

it('a connection of its own that is lost fails its next query only', async () => {
  const client = createClient({ connectionString });
  await client.connect();
  const ended = vi.fn();
  client.on('end', ended);
  await end(await pidOf(client));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  // Whichever side notices first, it fails here; how that is worded is a matter of who did.
  await expect(client.query('select 1')).rejects.toBeInstanceOf(Error);
  await client.end();
});

import pg from 'pg';

/** An error without a listener ends the process. Who waits for a connection learns of its loss by its query. */
const surviveLoss = (client: pg.Client | pg.PoolClient) => client.on('error', () => undefined);

/** A connection of its own; the caller connects and ends it. Its loss fails queries, never the process. */
export function createClient(settings: pg.ClientConfig): pg.Client {
  const client = new pg.Client(settings);
  surviveLoss(client);
  return client;
}

/** A pool whose connections may be lost, idle or in use, without ending the process; an idle one is reported and replaced at the next use. */
export function createPool(settings: pg.PoolConfig, onIdleLoss: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(settings);
  pool.on('error', onIdleLoss);
  pool.on('connect', surviveLoss);
  return pool;
}

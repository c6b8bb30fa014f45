import pg from 'pg';

/** How long a connection may take to come about. Short, so that the next try comes soon after a network is whole again. */
const CONNECT_MS = 3_000;

/**
 * What a pool bears of a database, in milliseconds. A network that is cut says nothing, and TCP alone would wait for a quarter of an
 * hour: no statement waits longer than this, and the connection of one that did is given up.
 */
export const poolPatience = {
  query_timeout: 15_000,
  /** For a connection that is free, too. */
  connectionTimeoutMillis: 10_000,
} as const;

/** A silent connection is asked for a sign of life by both sides: ours finds out within 20 seconds, PostgreSQL lets go what a lost client held. */
const signsOfLife = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
} as const;

/** An error without a listener ends the process. Who waits for a connection learns of its loss by its query. */
const surviveLoss = (client: pg.Client | pg.PoolClient) => client.on('error', () => undefined);

/** A pool has one setting for waiting in its queue and for connecting; the second is shorter. */
class PooledClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super({ ...settings, connectionTimeoutMillis: CONNECT_MS });
  }
}

/** A connection of its own; the caller connects and ends it. Its loss fails queries, never the process. */
export function createClient(settings: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ connectionTimeoutMillis: CONNECT_MS, ...signsOfLife, ...settings });
  surviveLoss(client);
  return client;
}

/** A pool whose connections may be lost, idle or in use, without ending the process; an idle one is reported and replaced at the next use. */
export function createPool(settings: pg.PoolConfig, onIdleLoss: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...poolPatience, ...signsOfLife, ...settings, Client: PooledClient });
  pool.on('error', onIdleLoss);
  pool.on('connect', surviveLoss);
  return pool;
}

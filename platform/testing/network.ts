import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

/** `silent`: nothing passes, and nobody is told, as when a cable is pulled. `reset`: every connection is refused and broken off. */
export type Cut = 'silent' | 'reset';

/** The way to a database, over TCP, which a test can cut. */
export interface Network {
  /** The database's address through it. */
  url: string;
  cut(how: Cut): void;
  /** New connections pass again. Earlier ones stay dead: whatever stood between has forgotten them. */
  mend(): void;
  close(): Promise<void>;
}

interface Link {
  near: Socket;
  far: Socket | undefined;
  isDead: boolean;
}

export async function openNetwork(databaseUrl: string): Promise<Network> {
  const database = new URL(databaseUrl);
  const folder = database.searchParams.get('host');
  const links = new Set<Link>();
  let isCut: Cut | undefined;

  function open(near: Socket): void {
    if (isCut === 'reset') return void near.resetAndDestroy();
    const far = isCut ? undefined : connectTo(folder, database);
    const link: Link = { near, far, isDead: isCut !== undefined };
    links.add(link);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from?.setNoDelay().on('data', (chunk) => void (link.isDead || to?.write(chunk)));
      from?.on('error', () => undefined);
      from?.on('close', () => {
        // Nobody tells the far end of a client that gave up in a silent cut.
        if (link.isDead) return;
        links.delete(link);
        to?.destroy();
      });
    }
  }

  const server = createServer(open).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(databaseUrl);
  through.searchParams.delete('host');
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // What PostgreSQL's own signs of life would tell it of a client that is gone.
  function drop(): void {
    for (const link of links) {
      if (!link.isDead) continue;
      links.delete(link);
      link.far?.destroy();
    }
  }
  return {
    url: through.href,
    cut(how) {
      isCut = how;
      for (const link of links) {
        link.isDead = how === 'silent';
        if (how === 'reset') link.near.resetAndDestroy();
      }
    },
    mend() {
      isCut = undefined;
      drop();
    },
    async close() {
      for (const { near, far } of links) [near, far].forEach((end) => end?.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}

function connectTo(folder: string | null, { port, hostname }: URL): Socket {
  return folder ? createConnection(`${folder}/.s.PGSQL.${port || 5432}`) : createConnection(Number(port || 5432), hostname);
}

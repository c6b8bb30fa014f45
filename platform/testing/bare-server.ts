import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BareServer {
  server: Server;
  port: number;
  /** Ends its connections too. */
  end(): Promise<void>;
}

/** An HTTP server of this machine that answers nothing by itself. */
export async function openBareServer(): Promise<BareServer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

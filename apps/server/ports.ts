import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that could be opened, named by the variable that sets it. */
export interface WantedPort {
  variable: 'PORT' | 'SANDBOX_PORT' | 'STUDIO_PORT';
  host: string;
  /** 0: any free one. */
  port: number;
}

/**
 * The number to listen on, tried on every address of the host (`localhost` has two) before anything is started. Throws a
 * text for a person when it cannot be had.
 */
export async function reservePort({ variable, host, port }: WantedPort): Promise<number> {
  const addresses = await lookup(host, { all: true }).catch(() => [{ address: host }]);
  let reserved = port;
  let refusal: Error | undefined;
  let opened = 0;
  for (const { address } of addresses) {
    try {
      reserved = await open(address, reserved);
      opened++;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      refusal = new Error(textFor(variable, host, port, code));
      if (code !== 'EADDRNOTAVAIL') throw refusal;
    }
  }
  if (refusal && opened === 0) throw refusal;
  return reserved;
}

/** Numbers for several servers of one process, each another one, by the variable that sets it. */
export async function reservePorts(wanted: readonly WantedPort[], reserve = reservePort): Promise<Map<WantedPort['variable'], number>> {
  const reserved = new Map<WantedPort['variable'], number>();
  // First those that are set: who takes any would take theirs.
  for (const each of wanted.toSorted((a, b) => Number(a.port === 0) - Number(b.port === 0))) {
    let port: number;
    do port = await reserve(each);
    while ([...reserved.values()].includes(port));
    reserved.set(each.variable, port);
  }
  return reserved;
}

async function open(address: string, port: number): Promise<number> {
  const server = createServer();
  server.listen(port, address);
  await once(server, 'listening');
  const opened = (server.address() as AddressInfo).port;
  server.close();
  await once(server, 'close');
  return opened;
}

function textFor(variable: string, host: string, port: number, code: string | undefined): string {
  const instead = `${variable}=${port < 1024 ? 4000 : port + 100} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop that one, or take another port: ${instead}`;
  if (code === 'EACCES') return `Port ${port} may only be opened by root. Take another one: ${instead}`;
  return `HOST ${host} cannot be listened on (${code ?? 'unknown reason'}).`;
}

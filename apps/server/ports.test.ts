import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { reservePort, reservePorts, type WantedPort } from './ports.ts';

it('gives a free port for 0 and leaves it free', async () => {
  const port = await reservePort({ variable: 'PORT', host: '127.0.0.1', port: 0 });
  expect(port).toBeGreaterThan(0);
  expect(await reservePort({ variable: 'PORT', host: '127.0.0.1', port })).toBe(port);
});

it('says what to do when a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const wanted = reservePort({ variable: 'SANDBOX_PORT', host: '127.0.0.1', port });
  await expect(wanted).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that one, or take another port: SANDBOX_PORT=${port + 100} npm start`,
  );
  other.close();
});

it('says which host cannot be had', async () => {
  await expect(reservePort({ variable: 'PORT', host: '203.0.113.1', port: 0 })).rejects.toThrow(
    'HOST 203.0.113.1 cannot be listened on (EADDRNOTAVAIL)',
  );
});

it('leaves a port to whoever it is set for, though it is the free one that the system names first', async () => {
  const free = [5000, 5000, 5001];
  let asked = 0;
  const reserve = async ({ port }: WantedPort) => {
    asked += 1;
    if (asked > 10) throw new Error('asks for ever');
    return port || free.shift()!;
  };
  const wanted = (variable: WantedPort['variable'], port: number): WantedPort => ({ variable, host: 'localhost', port });
  const reserved = await reservePorts([wanted('PORT', 0), wanted('SANDBOX_PORT', 5000), wanted('STUDIO_PORT', 4002)], reserve);
  expect(Object.fromEntries(reserved)).toEqual({ PORT: 5001, SANDBOX_PORT: 5000, STUDIO_PORT: 4002 });
});

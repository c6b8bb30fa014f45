import { expect, it } from 'vitest';
import { openDesk } from './open-desk.ts';

/** Nothing is asked of this database. */
const DATABASE_URL = 'postgres://nobody@localhost/none';

async function addressOf(variables: Record<string, string>): Promise<string | null> {
  const { desk, publicUrl } = await openDesk({ DATABASE_URL, ...variables });
  await desk.close();
  return publicUrl;
}

it.each([
  [{}, 'http://localhost:4000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  [{ HOST: '::' }, 'http://localhost:4000'],
  [{ HOST: '::1' }, 'http://[::1]:4000'],
  [{ HOST: '192.168.1.20' }, 'http://192.168.1.20:4000'],
  [{ HOST: '0.0.0.0', SANDBOX: 'off', PUBLIC_URL: 'https://play.example, https://mirror.example' }, 'https://play.example'],
  [{ PORT: '0' }, null],
  [{ PORT: '0', PUBLIC_URL: 'http://127.0.0.1:4123' }, 'http://127.0.0.1:4123'],
])('links of %j lead to where the start says that the site is', async (variables, address) => {
  expect(await addressOf(variables)).toBe(address);
});

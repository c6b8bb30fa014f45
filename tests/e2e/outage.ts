// A second front of the platform on which one call fails, as a process of its own that sends its address to the test.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { loadBrand } from '../../apps/server/brand.ts';
import { createSite } from '../../apps/site/server/index.ts';

export interface Outage {
  url: string;
  close(): void;
}

/** Starts one: calls whose path begins with `failing` answer `status`, all others what the platform answers. */
export async function openOutage(platformUrl: string, failing: string, status: number): Promise<Outage> {
  const file = fileURLToPath(import.meta.url);
  const child = fork(file, [platformUrl, failing, String(status)], { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
  const [url] = (await once(child, 'message')) as [string];
  return { url, close: () => void child.kill() };
}

async function serve(platformUrl: string, failing: string, status: number): Promise<string> {
  const way = Fastify();
  way.get('/*', async (request, reply) => {
    if (request.url.startsWith(failing)) return reply.code(status).send({ error: { code: 1000, message: 'an outage' } });
    const answer = await fetch(platformUrl + request.url);
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
  const wayUrl = await way.listen({ port: 0, host: '127.0.0.1' });
  const site = Fastify();
  const brand = await loadBrand('default');
  await site.register(createSite({ brand, platformUrl: wayUrl, publicUrl: 'http://outage.test', mode: 'production' }));
  return site.listen({ port: 0, host: '127.0.0.1' });
}

if (process.send && process.argv.length === 5) {
  const [platformUrl = '', failing = '', status] = process.argv.slice(2);
  process.send(await serve(platformUrl, failing, Number(status)));
}

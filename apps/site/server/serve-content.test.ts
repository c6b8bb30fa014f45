import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveContent } from './serve-content.ts';

const texts = Buffer.from(JSON.stringify({ title: 'The same words, again and again. '.repeat(50) }));
const app = Fastify();
serveContent(app, () => ({
  addressOf: (path) => (/^\/content\/en\/modals\.\d\.json$/.test(path) ? '/content/en/modals.1.json' : null),
  file: () => texts,
}));
const ask = (url: string, encoding?: string) => app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

it('packs texts for a browser that takes them so, each time the same', async () => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask('/content/en/modals.1.json?a=b', 'gzip, br');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(answer.rawPayload.length).toBeLessThan(texts.length / 10);
    expect(brotliDecompressSync(answer.rawPayload)).toEqual(texts);
  }
});

it('sends them as they are to anybody else, and nothing that is not there', async () => {
  const plain = await ask('/content/en/modals.1.json');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload).toEqual(texts);
  expect((await ask('/content/en/other.json', 'br')).statusCode).toBe(404);
});

it('shows a page of another day where its texts are today', async () => {
  const { statusCode, headers } = await ask('/content/en/modals.0.json', 'br');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/content/en/modals.1.json', 'no-store']);
});

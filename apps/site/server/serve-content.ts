import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ContentStore } from './content-store.ts';

const compress = promisify(brotliCompress);

/** The brand's texts by their immutable addresses, a quarter of their size to every browser of today; packed once. */
export function serveContent(app: FastifyInstance, store: () => Pick<ContentStore, 'addressOf' | 'file'>): void {
  const packed = new WeakMap<Buffer, Promise<Buffer>>();

  function pack(json: Buffer): Promise<Buffer> {
    const known = packed.get(json) ?? compress(json, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: json.length } });
    packed.set(json, known);
    return known;
  }

  app.get('/content/:locale/:file', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const { addressOf, file } = store();
    const address = addressOf(path);
    if (!address) return reply.code(404).send({ error: { message: 'Not found' } });
    // A page that a browser kept over a change of the texts: without any it would not come alive.
    if (address !== path) return reply.header('cache-control', 'no-store').redirect(address);
    const json = file(address);
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' }).type('application/json');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(json);
    return reply.header('content-encoding', 'br').send(await pack(json));
  });
}

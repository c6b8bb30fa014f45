import type { FastifyInstance } from 'fastify';
import { createGallery, GalleryFull } from './gallery.ts';
import type { PicturesOptions } from './options.ts';
import { createPainter } from './painter.ts';
import { pictureVersion } from './picture.ts';
import { createPictureStore } from './picture-store.ts';
import { prepareCovers } from './prepare-covers.ts';
import { pictureRoutes } from './routes.ts';

export { catalogueSource } from './catalogue-source.ts';
export type { PictureSource, PicturesOptions } from './options.ts';

/**
 * Serves every generated picture and the flags below `/img`: a picture is drawn when it is first asked for, kept on disk by
 * the hash of all that it depends on, and drawn ahead for the games of `listGames` once the server listens. No start
 * waits for any of it. [SHELL-27]
 */
export async function picturesPlugin(app: FastifyInstance, options: PicturesOptions): Promise<void> {
  const { cacheDir, concurrency, logger, source, mark, listGames } = options;
  const store = createPictureStore(cacheDir, pictureVersion);
  const painter = createPainter(concurrency);
  const gallery = createGallery({ store, painter, onStoreError: (error) => logger.warn({ err: error }, 'the store of pictures failed') });
  const closing = new AbortController();

  await app.register(
    async (img) => {
      img.setErrorHandler((error, _request, reply) => {
        const isFull = error instanceof GalleryFull;
        if (!isFull) logger.error({ err: error }, 'a picture could not be served');
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
          .type('text/plain; charset=utf-8')
          .send('Later, please.');
      });
      pictureRoutes(img, { gallery, source, mark });
    },
    { prefix: '/img' },
  );

  app.addHook('onListen', async () => {
    const work = async () => {
      await store.prune();
      const identities = (await listGames?.()) ?? [];
      if (identities.length > 0) await prepareCovers({ gallery, source, identities, signal: closing.signal, logger });
    };
    void work().catch((error: unknown) => logger.warn({ err: error }, 'covers are not prepared'));
  });
  app.addHook('onClose', async () => {
    closing.abort();
    await painter.close();
  });
}

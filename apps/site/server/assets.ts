import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

export const siteDir = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = fileURLToPath(new URL('../build', import.meta.url));
export const serverBuildFile = join(buildDir, 'server/index.js');
export const clientDir = join(buildDir, 'client');

const kept = 'public, max-age=31536000, immutable';

/**
 * The built files below `/assets`, each with the encodings that the build prepared. Names carry a hash of the content, so browsers keep them. One
 * route for all: one for each file takes 8 KB and 0.4 ms of a start.
 */
export const serveAssets: FastifyPluginAsync<{ folder?: string }> = async (app, { folder = join(clientDir, 'assets') }) => {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cache-control', kept),
  });
  // A page of its own would be drawn for nobody: what asks for it is a script or a style.
  app.setNotFoundHandler(async (_request, reply) =>
    reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found'),
  );
};

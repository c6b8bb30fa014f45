import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

export const siteDir = fileURLToPath(new URL('..', import.meta.url));
export const buildDir = fileURLToPath(new URL('../build', import.meta.url));
export const serverBuildFile = join(buildDir, 'server/index.js');
export const clientDir = join(buildDir, 'client');

const year = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

/** The built files, each with the encodings that the build prepared. Hashed names never change, so browsers keep them. */
export const serveAssets: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      void reply.header('cache-control', path.includes('/assets/') ? year : hour);
    },
  });
};

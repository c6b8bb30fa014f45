import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it a body and its headers are one packet anyway; what a bet answers is smaller. In bytes. */
const threshold = 1_400;

/** A list of games comes to an eighth for a tenth of a millisecond; a better quality costs five times that for a fifth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 } };

/**
 * Packs the longer answers of the scope for whoever takes that; call it before its routes are mounted. A page elsewhere cannot measure a secret by the length
 * of an answer (BREACH), since calls carry a bearer token, which no page but ours can send. Bodies that come packed are not unpacked: a small one could become
 * any size.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    customTypes: /^(?:application\/json|text\/csv)\b/,
    threshold,
    brotliOptions,
    zlibOptions: { level: 1 },
  });
}

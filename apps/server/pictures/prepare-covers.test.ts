import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { catalogueSource, picturesPlugin } from './index.ts';
import type { Picture } from './picture.ts';
import { prepareCovers } from './prepare-covers.ts';

const game = (identity: string) => ({ identity, name: identity, provider: 'p', type: 'slots' as const, tags: [] });
const source = catalogueSource({ games: ['a', 'b', 'c'].map(game), providers: [], collections: [] }, {});

function setUp() {
  const prepared: string[] = [];
  const logged: string[] = [];
  const log = (_fields: unknown, text?: string) => void logged.push(text ?? '');
  const logger = { info: log, warn: log, error: log };
  const controller = new AbortController();
  const run = (prepare: (picture: Picture) => Promise<void>, identities: string[]) => {
    const gallery = { get: () => Promise.reject(new Error('nobody asks')), prepare };
    return prepareCovers({ gallery, source, identities, signal: controller.signal, logger, firstRestMs: 0 });
  };
  const note = async (picture: Picture) => {
    if (picture.kind === 'cover') prepared.push(`${picture.seed.identity} ${picture.size.width}`);
  };
  return { prepared, logged, controller, run, note };
}

it('draws the widths of tiles, game by game, and skips unknown ones', async () => {
  const { run, note, prepared } = setUp();
  await run(note, ['b', 'unknown', 'a']);
  expect(prepared).toEqual(['b 180', 'b 360', 'b 240', 'b 120', 'a 180', 'a 360', 'a 240', 'a 120']);
});

it('goes on after a failure and says so', async () => {
  const { run, note, prepared, logged } = setUp();
  await run(
    async (picture) => {
      if (picture.kind === 'cover' && picture.size.width === 180) throw new Error('torn');
      await note(picture);
    },
    ['a'],
  );
  expect(prepared).toEqual(['a 360', 'a 240', 'a 120']);
  expect(logged).toEqual(['a cover could not be prepared', 'covers are prepared']);
});

it('stops when the server does', async () => {
  const { run, prepared, controller } = setUp();
  await run(async () => {
    prepared.push('one');
    controller.abort();
  }, ['a', 'b', 'c']);
  expect(prepared).toEqual(['one']);
});

it('begins when the server listens, and a stop does not wait for it', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'prepare-'));
  const app = Fastify();
  let asked = 0;
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const listGames = async () => {
    asked += 1;
    return ['a', 'b', 'c'];
  };
  const mark = { ground: '#071011', accent: '#f09c61', gain: '#6fd4b6' };
  await app.register(picturesPlugin, { cacheDir, concurrency: 1, logger, source, mark, listGames });
  await app.ready();
  expect(asked).toBe(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  while (asked === 0) await new Promise((resolve) => setImmediate(resolve));
  await app.close();
  expect(await readdir(cacheDir)).toEqual([]);
  await rm(cacheDir, { recursive: true });
});

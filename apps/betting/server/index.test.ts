import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createBettingClient } from './index.ts';

it('opens before its client is built, and lets whoever asks for the frame wait for it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'betting-client-'));
  const build = Promise.withResolvers<void>();
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const options = { siteOrigins: ['http://localhost:1'], brandCss: '', customStyles: null };
  await app.register(createBettingClient({ ...options, built: { folder, ready: () => build.promise } }));
  expect((await app.inject('/assets/sdk/init.js')).statusCode).toBe(200);

  let isAnswered = false;
  const asked = app.inject('/frame').then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await app.inject('/assets/frame-1.js')).statusCode).toBe(404);
  expect(isAnswered).toBe(false);

  await writeFile(join(folder, 'frame.html'), '<head><script src="./assets/frame-1.js"></script></head>');
  await writeFile(join(folder, 'assets/frame-1.js'), '1');
  await writeFile(join(folder, 'assets/onest-latin-wght-normal-1.woff2'), '');
  build.resolve();
  const { statusCode, body } = await asked;
  expect(statusCode).toBe(200);
  expect(body).toContain('href="./assets/onest-latin-wght-normal-1.woff2"');
  const script = await app.inject('/assets/frame-1.js');
  expect([script.body, script.headers['cache-control']]).toEqual(['1', 'public, max-age=31536000, immutable']);
});

it('says that it comes later while there is no build, and asks for itself again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'betting-client-'));
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  const built = { folder, ready: () => Promise.reject(new Error('no such icon')) };
  await app.register(createBettingClient({ siteOrigins: ['http://localhost:1'], brandCss: '', customStyles: null, built }));
  const { statusCode, headers, body } = await app.inject('/frame');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  expect(body).toContain('http-equiv="refresh"');
  expect(body).not.toContain('no such icon');
});

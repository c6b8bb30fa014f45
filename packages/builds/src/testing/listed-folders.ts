// In a worker, so that the library that serves is loaded after its `readdir` was replaced: answers the folders that were listed for some requests.
import { parentPort, workerData } from 'node:worker_threads';
import Fastify from 'fastify';

const { folder, urls } = workerData as { folder: string; urls: string[] };
const files = process.getBuiltinModule('node:fs/promises');
const { readdir } = files;
const listed: unknown[] = [];
files.readdir = ((path: string) => {
  listed.push(path);
  return readdir(path);
}) as typeof readdir;

const { serveBuilt } = await import('../serve-built.ts');
const app = Fastify();
await app.register(serveBuilt, { prefix: '/assets', folder });
const answers = [];
for (const url of urls) answers.push((await app.inject(url)).statusCode);
await app.close();
parentPort!.postMessage({ answers, listed });

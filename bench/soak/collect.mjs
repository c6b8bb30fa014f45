// Loaded before the product: answers its watcher with what is left after a full collection.
import { getHeapSpaceStatistics } from 'node:v8';

process.on('message', (message) => {
  if (message !== 'collect') return;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  // Code that is called often is compiled once more, better each time: for hours, since some of it is called seldom.
  const compiled = getHeapSpaceStatistics().filter(({ space_name }) => /code|trusted/.test(space_name));
  const code = compiled.reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  process.send({ heapUsed, code, external, handles: process.getActiveResourcesInfo().length });
});
process.channel.unref();

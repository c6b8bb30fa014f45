// Loaded before the product: answers its watcher with what is left after a full collection.
process.on('message', (message) => {
  if (message !== 'collect') return;
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ heapUsed, external, handles: process.getActiveResourcesInfo().length });
});
process.channel.unref();

/* The service worker, sent with `const build = '…';` before it: another build is another worker.
 * It keeps the hashed files and one offline page. Pages, calls and pictures go to the network as if it were not there. */
const cacheName = `verdigale-${build}`;
const offlineUrl = `/offline/${new URL(self.location.href).searchParams.get('locale') ?? 'en'}`;
const isKept = (url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add(new Request(offlineUrl, { cache: 'reload', credentials: 'omit' }))));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith('verdigale-') && name !== cacheName).map((name) => caches.delete(name)));
      // The page does not wait for the worker to wake up.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isKept(new URL(request.url))) event.respondWith(file(event));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const offline = await caches.match(offlineUrl);
    if (!offline) throw error;
    return offline;
  }
}

async function file(event) {
  const { request } = event;
  // A store that is broken or full costs the copy, not the file: without its files no page starts.
  const kept = await caches.match(request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) event.waitUntil(keep(request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(request, copy) {
  const cache = await caches.open(cacheName);
  await cache.put(request, copy);
}

// The service worker: later visits start from the cache, and pages once opened work offline. The build fills in
// its own name, the files of the first page, and those of replays.

const BUILD = 'tabella-__BUILD__';
const SHELL = ['__SHELL__'];
/** What the page of a replay may still have to load when a file is dropped on it. */
const REPLAY = ['__REPLAY__'];
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(BUILD)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== BUILD).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep replay') event.waitUntil(keepReplay());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // An address of the server itself (its API, its figures) is none of our pages.
    if (!/^\/(api|docs|metrics|healthz)\b/.test(url.pathname)) event.respondWith(page(request));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(part(request));
  }
});

/** The page from the network; when that is slow or gone, the one that was kept. Every page is the same document. */
async function page(request) {
  const cache = await caches.open(BUILD);
  const fresh = fetch(request).then((response) => {
    if (response.ok) cache.put('/', response.clone());
    return response;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = await Promise.race([fresh.catch(() => undefined), late]);
  return first ?? (await cache.match('/')) ?? fresh;
}

/** A part of every page without such a name, as the mark of the house: from the net, or the one that was kept. */
async function part(request) {
  const response = await fetch(request).catch(() => undefined);
  return response ?? (await caches.match(request)) ?? Response.error();
}

/** Assets carry their content's name: what is kept never grows old. */
async function asset(request) {
  const cache = await caches.open(BUILD);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) cache.put(request, response.clone());
  return response;
}

/** One after the other, so that nothing that is looked at waits for it. */
async function keepReplay() {
  for (const file of REPLAY) await asset(new Request(file)).catch(() => undefined);
}

// Lets a page that is loaded again without net come up (decision 33). It keeps the page itself and what visits have loaded
// of our own site: scripts, styles, fonts, settings. Never an answer of the interface, never a picture: nothing of a person.
// Plain JavaScript, as it stands here; the build writes the line above it, which names the build.
/* global BUILD */

importScripts('/push-worker.js');

const NAME = `kashikari-${BUILD}`;

/** Stands for every address that a person may open: the shell knows its screens. */
const PAGE = '/';

/** Not the shell's: calls, files of people, pages that others write. */
const OTHERS = /^[/](?:v1|files|docs|legal|healthz|readyz|auth[/])/;

/** Pages that the gateway sends with a text or a title of their own in them: they stand for no other address. */
const OWN_PAGES =
  /^[/](?:lp(?:[/].*)?|support|help|terms|privacy|commerce_law|cookies|subscriptions[/]pricing|(?:goods|-)[/][^/]+)[/]?$/;

/** A digest of its content stands in the name: what it holds never changes. */
const HASHED = /[.-][0-9a-f]{8,}[.][a-z0-9]+$/;

/** Asked for each time while the net is there. */
const NAMED = /[.](?:js|css|json|svg|png|woff2?|wasm|webmanifest)$/;

/** How long a slow net is waited for before what was kept is shown, milliseconds. */
const TIMEOUT = 8_000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.add(new Request(PAGE, { headers: { accept: 'text/html' } }))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What a page had loaded before it was kept here; it is in the browser's own cache, so this asks for nothing anew. */
self.addEventListener('message', (event) => {
  const { kind, addresses } = event.data ?? {};
  if (kind !== 'loaded' || !Array.isArray(addresses)) return;
  const own = addresses.filter((address) => isKept(new URL(address, self.location.origin)));
  event.waitUntil(Promise.allSettled(own.map((address) => keepOnce(address))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!OTHERS.test(address.pathname)) event.respondWith(newest(request, PAGE));
  } else if (isKept(address)) {
    event.respondWith(HASHED.test(address.pathname) ? kept(request) : newest(request, request));
  }
});

function isKept({ origin, pathname }) {
  return origin === self.location.origin && NAMED.test(pathname) && !OTHERS.test(pathname);
}

async function kept(request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function keepOnce(address) {
  const cache = await caches.open(NAME);
  if (!(await cache.match(address))) await cache.add(address);
}

/** From the net; from here while the net is away, or so slow that nobody would wait. */
async function newest(request, key) {
  const cache = await caches.open(NAME);
  try {
    const answer = await withTimeout(request, (await cache.match(key)) !== undefined);
    const isOwn = key === PAGE && OWN_PAGES.test(new URL(request.url).pathname);
    if (answer.ok && answer.type === 'basic' && !answer.redirected && !isOwn)
      await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}

function withTimeout(request, mayGiveUp) {
  if (!mayGiveUp) return fetch(request);
  return Promise.race([
    fetch(request),
    new Promise((_answer, giveUp) => setTimeout(() => giveUp(new Error('slow')), TIMEOUT)),
  ]);
}

// Loads the app shell offline (decision 33). The worker caches the page and the site's own files from earlier visits:
// scripts, styles, fonts, settings. It never caches API responses or pictures, so the cache contains no personal data.
// This file is plain JavaScript and is not compiled; the build prepends the line that names the build.
/* global BUILD */

importScripts('/push-worker.js');

const NAME = `kashikari-${BUILD}`;

/** The cached page for every address that a person may open: the shell knows its screens. */
const PAGE = '/';

/** Paths outside the shell: API calls, users' files, and static pages. */
const OTHERS = /^[/](?:v1|files|docs|legal|healthz|readyz|auth[/])/;

/** Pages into which the gateway writes an individual text or title, so that they are not cached for other addresses. */
const OWN_PAGES =
  /^[/](?:lp(?:[/].*)?|support|help|terms|privacy|commerce_law|cookies|subscriptions[/]pricing|(?:goods|-)[/][^/]+)[/]?$/;

/** Files whose name contains a digest of their content, so that they never change. */
const HASHED = /[.-][0-9a-f]{8,}[.][a-z0-9]+$/;

/** Files that are cached. Those without a digest are fetched each time while the browser is online. */
const NAMED = /[.](?:js|css|json|svg|png|woff2?|wasm|webmanifest)$/;

/** The wait for a slow network, in milliseconds, before the cached copy is used. */
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

/**
 * Caches the files that a page had loaded before the worker was active. They are in the browser's own cache, so this
 * causes no requests.
 */
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

/** Returns the response of the network, or the cached one if the browser is offline or the network is too slow. */
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

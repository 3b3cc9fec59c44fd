// Shows news that come while no page is open (decision 24). What it is handed is ready to be shown: written by notify in
// the language of whoever it is for, and decrypted by the browser. Plain JavaScript, as it stands here: nothing is imported.
// The service worker (../offline/service-worker.js) takes it in.

self.addEventListener('push', (event) => {
  const { title, body, path, origin, lang, tag } = readNews(event);
  event.waitUntil(
    // What has the same tag takes the place of what stands there: a copy that comes twice is seen once.
    self.registration.showNotification(title, { body, lang, tag, data: { path, origin } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, origin } = event.notification.data ?? {};
  event.waitUntil(open(addressOf(path, origin)));
});

/** Browsers want something shown for each message, also for one that can't be read. */
function readNews(event) {
  try {
    const news = event.data.json();
    if (typeof news.title === 'string') return news;
  } catch {
    // Said below.
  }
  return { title: 'Kashikari', body: '', path: '/home', lang: 'ja', tag: 'news' };
}

/**
 * An address of the site that the news are of, whatever the path says.
 * @param origin of the organisation's own site; absent: this one's
 */
function addressOf(path, origin) {
  const site = /^https?:[/][/]/.test(origin ?? '') ? new URL(origin).origin : self.location.origin;
  const home = new URL('/home', site);
  if (typeof path !== 'string') return home.href;
  const address = new URL(path, site);
  return address.origin === site ? address.href : home.href;
}

/** In a page that is open already, if there is one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages;
  // A page of ours can't lead to another site.
  if (!page || new URL(address).origin !== self.location.origin) return self.clients.openWindow(address);
  await page.focus().catch(() => undefined);
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}

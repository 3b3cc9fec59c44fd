// Shows news that come while no page is open (decision 24). What it is handed is ready to be shown: written by notify in
// the language of whoever it is for, and decrypted by the browser. Plain JavaScript, as it stands here: nothing is imported.
// The service worker (../offline/service-worker.js) takes it in.

self.addEventListener('push', (event) => {
  const { title, body, path, lang, tag } = readNews(event);
  event.waitUntil(
    // What has the same tag takes the place of what stands there: a copy that comes twice is seen once.
    self.registration.showNotification(title, { body, lang, tag, data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress(event.notification.data?.path)));
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

/** An address of our own site, whatever the path says. */
function ownAddress(path) {
  const home = new URL('/home', self.location.origin);
  if (typeof path !== 'string') return home.href;
  const address = new URL(path, self.location.origin);
  return address.origin === self.location.origin ? address.href : home.href;
}

/** In a page that is open already, if there is one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages;
  if (!page) return self.clients.openWindow(address);
  await page.focus().catch(() => undefined);
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}

// Shows notifications while no page is open (decision 24). A message is ready to be shown: notify wrote it in the
// recipient's language, and the browser decrypted it. This file is plain JavaScript without imports and is not
// compiled. The service worker (../offline/service-worker.js) imports it.

self.addEventListener('push', (event) => {
  const { title, body, path, origin, lang, tag } = readNews(event);
  event.waitUntil(
    // A notification replaces one with the same tag, so a duplicate message is shown once.
    self.registration.showNotification(title, { body, lang, tag, data: { path, origin } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, origin } = event.notification.data ?? {};
  event.waitUntil(open(addressOf(path, origin)));
});

/** Parses a message. Browsers require a notification for each message, also for an unreadable one. */
function readNews(event) {
  try {
    const news = event.data.json();
    if (typeof news.title === 'string') return news;
  } catch {
    // An unreadable message is shown as a generic notification.
  }
  return { title: 'Kashikari', body: '', path: '/home', lang: 'ja', tag: 'news' };
}

/**
 * Returns an address on the notification's own site, whatever the path contains.
 * @param origin the organization's own site; if absent, this site
 */
function addressOf(path, origin) {
  const site = /^https?:[/][/]/.test(origin ?? '') ? new URL(origin).origin : self.location.origin;
  const home = new URL('/home', site);
  if (typeof path !== 'string') return home.href;
  const address = new URL(path, site);
  return address.origin === site ? address.href : home.href;
}

/** Opens an address in an open page, or else in a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages;
  // A page of this site can't navigate to another site.
  if (!page || new URL(address).origin !== self.location.origin) return self.clients.openWindow(address);
  await page.focus().catch(() => undefined);
  return page.navigate(address).catch(() => self.clients.openWindow(address));
}

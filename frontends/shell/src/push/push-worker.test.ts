import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(path.join(__dirname, 'push-worker.js'), 'utf8');
const ORIGIN = 'https://kashi.example';

type Handler = (event: object) => void;

/** Runs the real worker in a browser reduced to the parts that it uses. */
function startWorker(pages: object[] = []) {
  const handlers = new Map<string, Handler>();
  const shown: unknown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification: (title: string, options: object) => shown.push({ title, ...options }) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => Promise.resolve(opened.push(address)),
    },
  };
  runInNewContext(SOURCE, { self, URL });
  const on = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined;
    handlers.get(name)!({ ...event, waitUntil: (until: Promise<unknown>) => (work = until) });
    await work;
  };
  const click = (data: unknown) =>
    on('notificationclick', { notification: { close: () => undefined, data } });
  return { shown, opened, on, click };
}

describe('the service worker', () => {
  it('shows what it is handed, and something for what it can not read', async () => {
    const { on, shown } = startWorker();
    const news = { title: 'New booking', body: 'For Hanako', path: '/bookings/1', lang: 'en', tag: 'news:1' };
    await on('push', { data: { json: () => news } });
    await on('push', { data: null });
    expect(shown).toEqual([
      { title: 'New booking', body: 'For Hanako', lang: 'en', tag: 'news:1', data: { path: '/bookings/1' } },
      expect.objectContaining({ title: 'Kashikari', data: { path: '/home' } }),
    ]);
  });

  it.each([
    ['/bookings/1', `${ORIGIN}/bookings/1`],
    ['//evil.example/a', `${ORIGIN}/home`],
    ['https://evil.example/a', `${ORIGIN}/home`],
    ['javascript:alert(1)', `${ORIGIN}/home`],
    [undefined, `${ORIGIN}/home`],
  ])('opens an address of our own site alone: %s', async (asked, address) => {
    const { click, opened } = startWorker();
    await click({ path: asked });
    expect(opened).toEqual([address]);
  });

  it.each([
    ['/bookings/1', 'https://minato.example', 'https://minato.example/bookings/1'],
    ['https://evil.example/a', 'https://minato.example', 'https://minato.example/home'],
    ['/bookings/1', 'javascript:alert(1)', `${ORIGIN}/bookings/1`],
  ])('opens %s at the organisation’s own site, %s', async (path, origin, address) => {
    const page = { focus: () => Promise.resolve(), navigate: () => Promise.resolve() };
    const { click, opened } = startWorker(address.startsWith(ORIGIN) ? [] : [page]);
    await click({ path, origin });
    expect(opened).toEqual([address]);
  });

  it('goes there in a page that is open already', async () => {
    const went: string[] = [];
    const page = {
      focus: () => Promise.resolve(),
      navigate: (address: string) => Promise.resolve(went.push(address)),
    };
    const { click, opened } = startWorker([page]);
    await click({ path: '/bookings/1' });
    expect([went, opened]).toEqual([[`${ORIGIN}/bookings/1`], []]);
  });
});

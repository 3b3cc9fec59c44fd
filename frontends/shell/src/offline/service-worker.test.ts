import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

const SOURCE = readFileSync(path.join(__dirname, 'service-worker.js'), 'utf8');
const ORIGIN = 'https://kashi.example';

interface Answer {
  readonly text: string;
  readonly ok: boolean;
  readonly type: string;
  readonly redirected: boolean;
  clone(): Answer;
}

const answer = (text: string, ok = true): Answer => ({
  ...{ text, ok, type: 'basic', redirected: false },
  clone: () => answer(text, ok),
});

/** Runs the real worker in a browser reduced to the parts that it uses. */
function startWorker(build: string, stores = new Map<string, Map<string, Answer>>()) {
  const handlers = new Map<string, (event: object) => void>();
  let net: ((address: string) => Answer) | undefined = (address) => answer(`net ${address}`);
  const asked: string[] = [];
  const addressOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
  const fetch = async (key: string | { url: string }) => {
    asked.push(addressOf(key));
    if (!net) throw new TypeError('away');
    return net(addressOf(key));
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Answer>();
    stores.set(name, store);
    return {
      match: async (key: string | { url: string }) => store.get(addressOf(key)),
      put: async (key: string | { url: string }, given: Answer) => void store.set(addressOf(key), given),
      add: async (key: string | { url: string }) => void store.set(addressOf(key), await fetch(key)),
    };
  };
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    skipWaiting: () => undefined,
    clients: { claim: () => Promise.resolve() },
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  class Request {
    readonly url: string;
    constructor(url: string) {
      this.url = new URL(url, ORIGIN).href;
    }
  }
  const world = {
    BUILD: build,
    self,
    caches,
    fetch,
    Request,
    URL,
    setTimeout,
    importScripts: () => undefined,
  };
  runInNewContext(SOURCE, world);
  const on = async (name: string, event: object) => {
    let work: unknown;
    const until = (promise: unknown) => (work = promise);
    handlers.get(name)!({ ...event, waitUntil: until, respondWith: until });
    return (await work) as Answer | undefined;
  };
  return {
    asked,
    on,
    cut: () => (net = undefined),
    visit: (where: string) =>
      on('fetch', { request: { method: 'GET', mode: 'navigate', url: ORIGIN + where } }),
    load: (where: string, method = 'GET') =>
      on('fetch', { request: { method, mode: 'cors', url: new URL(where, ORIGIN).href } }),
  };
}

describe('the service worker', () => {
  it('brings the page up without net, whatever address is opened', async () => {
    const worker = startWorker('1');
    await worker.on('install', {});
    expect((await worker.visit('/bookings'))?.text).toBe(`net ${ORIGIN}/bookings`);
    worker.cut();
    expect((await worker.visit('/menu'))?.text).toBe(`net ${ORIGIN}/bookings`);
  });

  it('keeps no page that has its own text in it, for it would stand for every other address', async () => {
    const worker = startWorker('1');
    await worker.on('install', {});
    for (const page of [
      '/lp',
      '/lp/en',
      '/support',
      '/terms',
      '/goods/1',
      '/-/himawari',
      '/subscriptions/pricing',
    ])
      await worker.visit(page);
    worker.cut();
    expect((await worker.visit('/menu'))?.text).toBe(`net ${ORIGIN}/`);
  });

  it('keeps what a visit has loaded of the site, before it was there and after', async () => {
    const worker = startWorker('1');
    await worker.on('message', {
      data: { kind: 'loaded', addresses: [`${ORIGIN}/main.0a1b2c3d4e.js`, 'https://cdn.example/x.js'] },
    });
    await worker.load('/remotes/goods/remoteEntry.js');
    worker.cut();
    expect((await worker.load('/main.0a1b2c3d4e.js'))?.text).toContain('main.0a1b2c3d4e.js');
    expect((await worker.load('/remotes/goods/remoteEntry.js'))?.text).toContain('remoteEntry.js');
    await expect(worker.load('/never.0a1b2c3d4e.js')).rejects.toThrow('away');
    expect(worker.asked).not.toContain('https://cdn.example/x.js');
  });

  it.each(['/v1/bookings', '/files/abc.png', 'https://cdn.example/x.js', '/v1/users/1/export.json'])(
    'has nothing to do with %s: no answer of a person is ever kept',
    async (where) => {
      const worker = startWorker('1');
      expect(await worker.load(where)).toBeUndefined();
      expect(worker.asked).toEqual([]);
    },
  );

  it('answers no act', async () => {
    expect(await startWorker('1').load('/menu.json', 'POST')).toBeUndefined();
  });

  it('drops what the last build had kept', async () => {
    const stores = new Map<string, Map<string, Answer>>();
    await startWorker('1', stores).on('install', {});
    const next = startWorker('2', stores);
    await next.on('install', {});
    await next.on('activate', {});
    expect([...stores.keys()]).toEqual(['kashikari-2']);
  });

  it('keeps no page that is a fault', async () => {
    const stores = new Map([['kashikari-1', new Map<string, Answer>()]]);
    const worker = startWorker('1', stores);
    stores.get('kashikari-1')!.set(`${ORIGIN}/`, answer('good'));
    await worker.visit('/v1');
    worker.cut();
    expect((await worker.visit('/'))?.text).toBe('good');
  });
});

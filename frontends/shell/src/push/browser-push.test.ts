import { PushDenied, endpointHere, pushAbility, subscribe } from './browser-push';

const KEY = 'BA-_';

/** A browser that can, and what its person said. */
function inBrowser(permission: NotificationPermission, endpoint?: string) {
  const asked: unknown[] = [];
  const subscription = endpoint && {
    ...{ endpoint, options: { applicationServerKey: Uint8Array.from([4, 15, 191]).buffer } },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => Promise.resolve(asked.push('unsubscribe') > 0),
  };
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(subscription ?? null),
      subscribe: (options: unknown) => {
        asked.push(options);
        return Promise.resolve(subscription);
      },
    },
  };
  Object.assign(window, {
    isSecureContext: true,
    PushManager: class {},
    Notification: { permission, requestPermission: () => Promise.resolve(permission) },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return asked;
}

describe('this browser', () => {
  it('can not, where it has no push service', () => {
    expect(pushAbility()).toBe('impossible');
  });

  it('may not, where its person said no', async () => {
    inBrowser('denied');
    expect(pushAbility()).toBe('denied');
    await expect(subscribe(KEY)).rejects.toBeInstanceOf(PushDenied);
  });

  it('is turned on with the key of the server', async () => {
    const asked = inBrowser('granted', 'https://push.example/1');
    expect(pushAbility()).toBe('possible');
    expect(await subscribe(KEY)).toEqual({ endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' });
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  });

  it('knows itself again, but not with another key, which it gives up for a new one', async () => {
    const asked = inBrowser('granted', 'https://push.example/1');
    expect(await endpointHere('BA-_')).toBe('https://push.example/1');
    expect(await endpointHere('BBBB')).toBeUndefined();
    await subscribe('BBBB');
    expect(asked[0]).toBe('unsubscribe');
  });
});

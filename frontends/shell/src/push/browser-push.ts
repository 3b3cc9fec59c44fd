import { serviceWorker } from '../offline/register-worker';

/** The browser's support for notifications, as far as it is known without a prompt. */
export type PushAbility = 'possible' | 'denied' | 'impossible';

/** Its person, or the browser itself, lets nothing be shown. */
export class PushDenied extends Error {}

/** The data with which the server sends notifications to a browser. */
export interface BrowserAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export function pushAbility(): PushAbility {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can || !window.isSecureContext) return 'impossible';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** Returns the push endpoint of this browser; undefined if it has no subscription, or one for another server key. */
export async function endpointHere(serverKey: string): Promise<string | undefined> {
  if (pushAbility() !== 'possible') return undefined;
  const subscription = await subscribed();
  return subscription && isFor(subscription, serverKey) ? subscription.endpoint : undefined;
}

/** Asks the person, and turns this browser on. Throws {@link PushDenied}. */
export async function subscribe(serverKey: string): Promise<BrowserAddress> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDenied();
  await serviceWorker();
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  if (before && !isFor(before, serverKey)) await before.unsubscribe();
  const { endpoint, keys = {} } = (
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

/** Turns this browser off, for all who use it. */
export async function unsubscribe(): Promise<void> {
  await (await subscribed())?.unsubscribe();
}

async function subscribed(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

function isFor({ options }: PushSubscription, serverKey: string): boolean {
  const key = options?.applicationServerKey;
  return !key || base64url(new Uint8Array(key)) === serverKey;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
}

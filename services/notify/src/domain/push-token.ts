import { allow, refuse, type Verdict } from '@kashikari/kernel';
import { isOuterName } from './outer-address';

/** Browsers of one person; the oldest goes for one more. */
export const MAX_TOKENS = 20;

/** The longest that push services give out, with room. */
const LONGEST_ENDPOINT = 2_000;

/** Subscription data of a browser (the Push API's PushSubscription). */
export interface BrowserKeys {
  /** Address at the browser maker's push service. */
  readonly endpoint: string;
  /** Its public key, base64url. */
  readonly p256dh: string;
  /** Its secret, base64url. */
  readonly auth: string;
}

/** A browser subscribed to a user's notifications. */
export interface PushToken extends BrowserKeys {
  readonly id: string;
  readonly userId: string;
  /** The session that ends with it; empty where it is not known. */
  readonly sessionId: string;
  /** The key of ours that it was subscribed with, base64url. */
  readonly serverKey: string;
  /** Real time, epoch milliseconds. */
  readonly createdAt: number;
}

/** An uncompressed point of P-256, 65 bytes that begin with 4; and 16 bytes. */
const POINT = /^B[\w-]{86}$/;
const SECRET = /^[\w-]{22}$/;

/**
 * Validates a browser's subscription. The service sends requests to the endpoint, so it must not be in the local
 * network. The endpoint's name is resolved and checked again on each request.
 * @param open also accepts http and private addresses, for tests
 */
export function readBrowserKeys(
  { endpoint, p256dh, auth }: BrowserKeys,
  open: boolean,
): Verdict<BrowserKeys> {
  if (!isPushEndpoint(endpoint, open)) return refuse('push.endpoint', undefined, 'endpoint');
  const key = p256dh.replace(/={1,2}$/, '');
  if (!POINT.test(key)) return refuse('push.keys', undefined, 'p256dh');
  const secret = auth.replace(/={1,2}$/, '');
  if (!SECRET.test(secret)) return refuse('push.keys', undefined, 'auth');
  return allow({ endpoint, p256dh: key, auth: secret });
}

function isPushEndpoint(endpoint: string, open: boolean): boolean {
  if (endpoint.length > LONGEST_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password, port } = new URL(endpoint);
  if (username || password) return false;
  if (open) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '' && isOuterName(hostname);
}

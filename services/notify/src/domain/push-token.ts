import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** Browsers of one person; the oldest goes for one more. */
export const MAX_TOKENS = 20;

/** The longest that push services give out, with room. */
const LONGEST_ENDPOINT = 2_000;

/** What a browser gives when it is turned on (the Push API's PushSubscription). */
export interface BrowserKeys {
  /** Where the push service of its maker takes what is meant for it. */
  readonly endpoint: string;
  /** Its public key, base64url. */
  readonly p256dh: string;
  /** Its secret, base64url. */
  readonly auth: string;
}

/** A browser that is told of somebody's news. */
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

/** Names that only this machine or its network knows. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)\.?$/i;

/** Names that are numbers, in any of their spellings: no push service has one. */
const NUMBER = /^(\[.*\]|[\d.]+|0x[\da-f.x]*)$/i;

/**
 * Checks what a browser gave. We write to that address by ourselves, so that it must not be one of our own network;
 * what its name stands for is looked at again each time when we do.
 * @param open takes http and private addresses, too: only where tests run
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
  return (
    protocol === 'https:' &&
    port === '' &&
    hostname.includes('.') &&
    !NUMBER.test(hostname) &&
    !INNER.test(hostname)
  );
}

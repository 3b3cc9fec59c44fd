import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookSecret } from './webhook';

/** Prefix of secrets (Standard Webhooks 1.0). */
const PREFIX = 'whsec_';
/** Length of a key, bytes; 24 to 64 are allowed. */
const KEY_BYTES = 32;
/** Time in which a replaced secret still signs, milliseconds. */
const OVERLAP = 24 * 60 * 60_000;

export function newSecret(): WebhookSecret {
  return { key: `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`, until: null };
}

/** Replaces the secret; the one before signs for 24 hours more. @param now security time */
export function rotated(before: readonly WebhookSecret[], now: number): WebhookSecret[] {
  const [current] = before;
  return [newSecret(), ...(current ? [{ ...current, until: now + OVERLAP }] : [])];
}

/**
 * Returns the headers of a request that is signed by Standard Webhooks 1.0: one `v1` signature for each secret.
 * @param now security time
 */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly WebhookSecret[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = secrets
    .filter(({ until }) => until === null || until > now)
    .map(({ key }) => {
      const bytes = Buffer.from(key.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', bytes).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

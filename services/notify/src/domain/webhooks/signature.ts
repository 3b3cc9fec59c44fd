import type { WebhookSecret } from './webhook';

/** Time in which a replaced secret still signs, milliseconds. */
const OVERLAP = 24 * 60 * 60_000;

/** Returns the HMAC-SHA256 of a text by a key, base64. */
export type Sign = (key: string, text: string) => string;

/** Replaces the secret; the one before signs for 24 hours more. @param now security time */
export function rotated(before: readonly WebhookSecret[], key: string, now: number): WebhookSecret[] {
  const [current] = before;
  return [{ key, until: null }, ...(current ? [{ ...current, until: now + OVERLAP }] : [])];
}

/**
 * Returns the headers of a request that is signed by Standard Webhooks 1.0: one `v1` signature for each secret.
 * @param now security time
 */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly WebhookSecret[],
  sign: Sign,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000));
  const signatures = secrets
    .filter(({ until }) => until === null || until > now)
    .map(({ key }) => `v1,${sign(key, `${id}.${timestamp}.${body}`)}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

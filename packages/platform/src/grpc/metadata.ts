import { Metadata } from '@grpc/grpc-js';
import { DEFAULT_LOCALE, isLocale, type Actor, type Call } from '@kashikari/kernel';

/** Names of the metadata that go with every call. */
const NAMES = {
  actor: 'kashikari-actor',
  locale: 'kashikari-locale',
  idempotencyKey: 'kashikari-idempotency-key',
  bodyHash: 'kashikari-body-hash',
  traceparent: 'traceparent',
} as const;

/** A call as metadata. `token` is its actor, signed for the service that is called. */
export function toMetadata(call: Call, token: string): Metadata {
  const metadata = new Metadata();
  metadata.set(NAMES.actor, token);
  metadata.set(NAMES.locale, call.locale);
  if (call.idempotency) {
    metadata.set(NAMES.idempotencyKey, call.idempotency.key);
    metadata.set(NAMES.bodyHash, call.idempotency.bodyHash);
  }
  if (call.traceparent) metadata.set(NAMES.traceparent, call.traceparent);
  return metadata;
}

export function tokenIn(metadata: Metadata): string {
  return text(metadata, NAMES.actor) ?? '';
}

export function traceparentIn(metadata: Metadata): string | undefined {
  return text(metadata, NAMES.traceparent);
}

/** A call out of metadata whose actor has been verified. */
export function toCall(metadata: Metadata, actor: Actor, now: number): Call {
  const locale = text(metadata, NAMES.locale);
  const key = text(metadata, NAMES.idempotencyKey);
  const traceparent = traceparentIn(metadata);
  return {
    actor,
    now,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    ...(key && { idempotency: { key, bodyHash: text(metadata, NAMES.bodyHash) ?? '' } }),
    ...(traceparent && { traceparent }),
  };
}

function text(metadata: Metadata, name: string): string | undefined {
  const value = metadata.get(name)[0];
  return typeof value === 'string' ? value : undefined;
}

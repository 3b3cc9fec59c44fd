import { createHash } from 'node:crypto';
import { malformed } from '../errors/validation';
import type { Actor, Call } from '@kashikari/kernel';
import type { Request } from 'express';

const KEY = /^[\x21-\x7e][\x20-\x7e]{0,254}$/;

/** SHA-256 of the bytes of bodies that came with a key. */
const digests = new WeakMap<object, Buffer>();

/** Stores the digest of a body's bytes as received. A parsed body would not do, since clients repeat bytes. */
export function digestBody(request: object, bytes: Buffer): void {
  const { headers } = request as Request;
  if (headers['idempotency-key'] !== undefined)
    digests.set(request, createHash('sha256').update(bytes).digest());
}

/**
 * Returns the data that make a POST safe to repeat: its key and a hash. The hash of method, full address and body bytes
 * detects another request with the same key (REST contract, "safe to repeat"). The gateway passes both on. The service
 * that owns the write stores them with it, in one transaction.
 */
export function idempotencyOf(request: Request, actor: Actor): Call['idempotency'] {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw malformed('Idempotency-Key', 'validation.format');
  const bodyHash = createHash('sha256')
    .update(`${request.method} ${request.originalUrl}\n`)
    .update(digests.get(request) ?? '')
    .digest('base64url');
  return { key: actor.kind === 'visitor' ? ofVisitor(key, request.ip ?? '') : key, bodyHash };
}

/** Services know all visitors as one: a key of theirs belongs to the address that it came from. */
function ofVisitor(key: string, address: string): string {
  return createHash('sha256')
    .update(`${address.replace('::ffff:', '')}\n${key}`)
    .digest('base64url');
}

import { createHash } from 'node:crypto';
import { malformed } from '../errors/validation';
import type { Call } from '@kashikari/kernel';
import type { Request } from 'express';

const KEY = /^[\x21-\x7e][\x20-\x7e]{0,254}$/;

/**
 * What makes a POST safe to repeat: its key, and a hash that tells another request with the same key. The gateway only
 * passes both on; the service that owns the write keeps them with it, in one transaction.
 */
export function idempotencyOf(request: Request): Call['idempotency'] {
  const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw malformed('Idempotency-Key', 'validation.format');
  const bodyHash = createHash('sha256')
    .update(`${request.method} ${request.path}\n`)
    .update(JSON.stringify(request.body ?? null))
    .digest('base64url');
  return { key, bodyHash };
}

import { DomainError, refused } from '@kashikari/kernel';
import { forCallers } from '../errors/between-services';
import { toProblem } from '../errors/problem';
import { retryAfter } from '../errors/retry-after';
import { malformed } from '../errors/validation';
import { contextOf } from './http-context';
import type { Logger } from '@kashikari/platform/edge';
import type { ErrorRequestHandler } from 'express';

/** Maps all errors to HTTP. Unexpected errors are logged in full and returned as `internal`. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const error = toDomainError(thrown);
    const { traceId, locale, route } = contextOf(request);
    if (error.refusal.kind === 'internal')
      logger.error({ error: thrown, trace_id: traceId, route }, 'A call failed');
    if (response.headersSent) return next(thrown);
    const problem = toProblem(error, locale, traceId);
    const seconds = retryAfter(error.refusal);
    if (seconds !== undefined) response.setHeader('Retry-After', String(seconds));
    if (problem.status === 401) response.setHeader('WWW-Authenticate', challenge(problem.code));
    response
      .status(problem.status)
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Language', locale)
      .setHeader('Content-Type', 'application/problem+json; charset=utf-8')
      // Clients do not cache refusals, so these need no ETag.
      .end(JSON.stringify(problem));
  };
}

/** RFC 6750: says whether a token was missing or not good. */
function challenge(code: string): string {
  const why = { token_expired: 'expired', session_ended: 'session ended' }[code];
  return why === undefined ? 'Bearer' : `Bearer error="invalid_token", error_description="${why}"`;
}

/** Refusals for the errors that express and its body parser throw. */
const PARSER: Readonly<Record<string, () => DomainError>> = {
  'entity.too.large': () => refused('payload_too_large'),
  'entity.parse.failed': () => malformed('body', 'validation.json'),
  'entity.verify.failed': () => malformed('body', 'validation.json'),
  'request.size.invalid': () => malformed('body', 'validation.json'),
  'request.aborted': () => malformed('body', 'validation.json'),
  'encoding.unsupported': () => refused('unsupported_media_type'),
  'charset.unsupported': () => refused('unsupported_media_type'),
};

function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) {
    const refusal = forCallers(thrown.refusal);
    return refusal === thrown.refusal ? thrown : new DomainError(refusal, thrown.fields);
  }
  const { type, status } = (thrown ?? {}) as { type?: string; status?: number };
  const known = type === undefined ? undefined : PARSER[type];
  if (known) return known();
  // A path that is not percent-encoded UTF-8, a range that a file does not have: the sender's doing.
  if (thrown instanceof URIError || (status !== undefined && status >= 400 && status < 500))
    return status === 404 ? refused('not_found') : malformed('path', 'validation.format');
  return refused('internal');
}

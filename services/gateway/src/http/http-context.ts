import { randomBytes } from 'node:crypto';
import { trace } from '@opentelemetry/api';
import { localeOf } from './locale';
import type { Locale } from '@kashikari/kernel';
import type { Site } from '@kashikari/platform/edge';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';

/** The state of an HTTP request from its arrival on, also for logs and metrics at its end. */
export interface HttpContext {
  /** Time of arrival, by `performance.now()`; the request may have been queued since (`admit`). */
  readonly arrived: number;
  readonly traceId: string;
  /** Trace header for calls to the services. */
  readonly traceparent: string;
  readonly locale: Locale;
  /** The contract's path, `/goods/{id}`, once it is known. */
  route?: string;
  userId?: string;
  /** Site at the request's host; undefined if there is no site. */
  site?: Site | undefined;
  /** Refusal of a request that was queued for too long. */
  turnedAway?: Error;
  /** Its body of JSON, where that was read before its turn (`admit`). */
  body?: { readonly bytes: Buffer; readonly value: unknown } | undefined;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

const contexts = new WeakMap<IncomingMessage, HttpContext>();

/** Continues the caller's trace, or begins one. Runs before everything else. */
export const beginContext: RequestHandler = (request, _response, next) => {
  contextOf(request);
  next();
};

export function contextOf(request: IncomingMessage): HttpContext {
  let context = contexts.get(request);
  if (!context) {
    context = {
      arrived: performance.now(),
      ...traceOf(request),
      locale: localeOf(request.headers['accept-language']),
    };
    contexts.set(request, context);
  }
  return context;
}

function traceOf(request: IncomingMessage): { traceId: string; traceparent: string } {
  const span = trace.getActiveSpan()?.spanContext();
  const [, sent, flags] = TRACEPARENT.exec(String(request.headers['traceparent'])) ?? [];
  const traceId = span?.traceId ?? sent ?? randomBytes(16).toString('hex');
  const spanId = span?.spanId ?? randomBytes(8).toString('hex');
  return { traceId, traceparent: `00-${traceId}-${spanId}-${flags ?? '01'}` };
}

/** Calls `done` when the response has been sent or the client has disconnected. */
export function onDone(response: Response, done: () => void): void {
  response.once('close', done);
}

import { randomBytes } from 'node:crypto';
import { context, isSpanContextValid, trace } from '@opentelemetry/api';

const PATTERN = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Returns the W3C trace context of the running work, for metadata, outbox rows and event headers. */
export function currentTraceparent(): string | undefined {
  const span = trace.getSpanContext(context.active());
  if (!span || !isSpanContextValid(span)) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
}

export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent === undefined ? undefined : PATTERN.exec(traceparent)?.[1];
}

/** Creates a trace context for a request without one, so that its log lines can be found together. */
export function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}

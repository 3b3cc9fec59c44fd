import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs work that goes to another process, as a span in the trace that caused it, however long ago that was.
 * @param traceparent the trace context stored with the work; without one, a new trace begins
 */
export async function inTrace<T>(
  traceparent: string | undefined,
  name: string,
  work: () => Promise<T>,
  kind = SpanKind.PRODUCER,
): Promise<T> {
  const parent = traceparent ? propagation.extract(context.active(), { traceparent }) : context.active();
  const span = trace.getTracer('kashikari').startSpan(name, { kind }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work);
  } catch (error) {
    // Never the error itself: a mail server's words may hold an address.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

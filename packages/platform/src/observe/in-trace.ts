import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Does work that another process is the receiver of, as a span in the trace that caused it, however long ago that was.
 * @param traceparent the trace context kept with the work; without one it is a trace of its own
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

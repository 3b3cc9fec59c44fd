import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { WireEvent } from './event';

/**
 * Runs the handling of a batch, with one span for each event in the trace of the request that caused it. The work
 * itself belongs to the span of the first event.
 */
export async function takingSpans(events: readonly WireEvent[], work: () => Promise<void>): Promise<void> {
  const tracer = trace.getTracer('kashikari');
  const spans = events.map((event) => {
    const parent = propagation.extract(context.active(), { traceparent: event.traceparent });
    const attributes = { 'messaging.destination.name': event.topic, 'messaging.message.id': event.id };
    return tracer.startSpan(`take ${event.type}`, { kind: SpanKind.CONSUMER, attributes }, parent);
  });
  const active = spans[0] ? trace.setSpan(context.active(), spans[0]) : context.active();
  try {
    await context.with(active, work);
  } catch (error) {
    for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    for (const span of spans) span.end();
  }
}

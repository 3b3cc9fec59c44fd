import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-grpc';
import { tracing } from '@opentelemetry/sdk-node';

/** Sends one span as a service sends its own, and comes back when it was taken. */
export async function sendSpan(url: string, name: string): Promise<void> {
  const spanProcessors = [new tracing.SimpleSpanProcessor(new OTLPTraceExporter({ url }))];
  const provider = new tracing.BasicTracerProvider({ spanProcessors });
  provider.getTracer('test').startSpan(name).end();
  await provider.forceFlush();
  await provider.shutdown();
}

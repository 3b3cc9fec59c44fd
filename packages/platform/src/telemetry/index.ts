import { startTracing } from './tracing';

// Loaded before everything: what is to be traced must not have been loaded yet. Nothing of OpenTelemetry's own weight
// comes in where no endpoint is set.
export { stopTracing } from './tracing';

if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) startTracing();

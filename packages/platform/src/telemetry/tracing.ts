import { basename, dirname } from 'node:path';

/** Enabled instrumentations. Others would duplicate these or trace every file that is opened. */
const TRACED = ['http', 'express', 'grpc', 'pg', 'ioredis', 'undici'];

/** Paths that are not traced: health checks and scrapes, and calendar feeds, whose addresses are secrets. */
const SILENT = /^\/(healthz|readyz|metrics|v1\/feeds\/)/;

/**
 * Starts OpenTelemetry: spans of HTTP, gRPC and SQL, sent to OTEL_EXPORTER_OTLP_ENDPOINT over gRPC. SQL parameters are
 * never recorded. The libraries are required here, so that a process without an endpoint does not load them.
 */
export function startTracing(): void {
  const { NodeSDK } = require('@opentelemetry/sdk-node') as typeof import('@opentelemetry/sdk-node');
  const { OTLPTraceExporter } =
    require('@opentelemetry/exporter-trace-otlp-grpc') as typeof import('@opentelemetry/exporter-trace-otlp-grpc');
  nameEnvironment();
  const sdk = new NodeSDK({
    serviceName: process.env['OTEL_SERVICE_NAME'] ?? nameOfProgram(),
    traceExporter: new OTLPTraceExporter(),
    instrumentations: instrumentations(),
  });
  sdk.start();
  stopTracing = () => sdk.shutdown().catch(() => undefined);
}

/** Sends what has not been sent yet; nothing where tracing was not started. */
export let stopTracing: () => Promise<void> = () => Promise.resolve();

/**
 * Labels traces with their installation, for collectors that several installations share (semantic conventions,
 * `deployment.environment.name`).
 */
function nameEnvironment(): void {
  const { APP_ENV, OTEL_RESOURCE_ATTRIBUTES: told } = process.env;
  if (!APP_ENV) return;
  const own = `deployment.environment.name=${APP_ENV}`;
  process.env['OTEL_RESOURCE_ATTRIBUTES'] = told ? `${own},${told}` : own;
}

function instrumentations() {
  const { getNodeAutoInstrumentations } =
    require('@opentelemetry/auto-instrumentations-node') as typeof import('@opentelemetry/auto-instrumentations-node');
  process.env['OTEL_NODE_ENABLED_INSTRUMENTATIONS'] ??= TRACED.join(',');
  return getNodeAutoInstrumentations({
    '@opentelemetry/instrumentation-http': {
      ignoreIncomingRequestHook: ({ url = '' }) => SILENT.test(url),
    },
    '@opentelemetry/instrumentation-grpc': { ignoreGrpcMethods: ['Check'] },
    // Statements between requests (relay, jobs) are no part of a trace.
    '@opentelemetry/instrumentation-pg': { requireParentSpan: true },
  });
}

/** `services/catalog/dist/main.js` → `catalog` */
function nameOfProgram(): string {
  return basename(dirname(dirname(process.argv[1] ?? 'kashikari/dist/main.js')));
}

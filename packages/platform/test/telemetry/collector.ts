import { Server, ServerCredentials } from '@grpc/grpc-js';
import { BinaryReader } from '@bufbuild/protobuf/wire';

export interface ArrivedSpan {
  readonly traceId: string;
  readonly name: string;
  /** The program that sent it. */
  readonly service: string;
}

/** Destination for the spans of programs under test. */
export interface SpanCollector {
  /** @returns the endpoint */
  start(): Promise<string>;
  readonly spans: readonly ArrivedSpan[];
  /** Everything received, as searchable text. */
  readonly text: string;
  /** Stops the collector; received spans remain readable. */
  stop(): Promise<void>;
}

/** A minimal OpenTelemetry collector: receives spans over OTLP/gRPC and stores them. */
export class Collector implements SpanCollector {
  readonly spans: ArrivedSpan[] = [];
  private readonly raw: Buffer[] = [];
  private readonly server = new Server();

  async start(): Promise<string> {
    const raw = (bytes: Buffer) => bytes;
    const exportRpc = {
      path: '/opentelemetry.proto.collector.trace.v1.TraceService/Export',
      requestStream: false,
      responseStream: false,
      requestSerialize: raw,
      requestDeserialize: raw,
      responseSerialize: raw,
      responseDeserialize: raw,
    };
    this.server.addService(
      { export: exportRpc },
      {
        export: (call: { request: Buffer }, respond: (error: null, answer: Buffer) => void) => {
          this.raw.push(call.request);
          this.spans.push(...spansIn(call.request));
          respond(null, Buffer.alloc(0));
        },
      },
    );
    const port = await new Promise<number>((resolve, reject) => {
      this.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
    return `http://127.0.0.1:${port}`;
  }

  get text(): string {
    return Buffer.concat(this.raw).toString();
  }

  stop(): Promise<void> {
    this.server.forceShutdown();
    return Promise.resolve();
  }
}

/** ExportTraceServiceRequest.resource_spans(1).scope_spans(2).spans(2) → trace_id(1), name(5) */
function spansIn(request: Uint8Array): ArrivedSpan[] {
  return fields(request, 1).flatMap((resource) => {
    const service = serviceOf(resource);
    return fields(resource, 2)
      .flatMap((scope) => fields(scope, 2))
      .map((span) => ({
        traceId: Buffer.from(fields(span, 1)[0] ?? []).toString('hex'),
        name: textIn(span, 5),
        service,
      }));
  });
}

/** resource(1).attributes(1) → key(1), value(2).string_value(1) */
function serviceOf(resourceSpans: Uint8Array): string {
  const attributes = fields(resourceSpans, 1).flatMap((resource) => fields(resource, 1));
  const named = attributes.find((attribute) => textIn(attribute, 1) === 'service.name');
  return named ? textIn(fields(named, 2)[0] ?? new Uint8Array(), 1) : '';
}

const textIn = (message: Uint8Array, field: number) =>
  Buffer.from(fields(message, field)[0] ?? []).toString();

/** The values of one length-delimited field. */
function fields(message: Uint8Array, wanted: number): Uint8Array[] {
  const reader = new BinaryReader(message);
  const found: Uint8Array[] = [];
  while (reader.pos < reader.len) {
    const [field, wireType] = reader.tag();
    if (field === wanted) found.push(reader.bytes());
    else reader.skip(wireType);
  }
  return found;
}

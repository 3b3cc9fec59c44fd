import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { eventually } from '@kashikari/platform/testing';
import { Collector } from '../../packages/platform/test/telemetry/collector';
import { sendSpan } from '../../packages/platform/test/telemetry/send-span';
import { CONFIGURATION, OtelCollector, otelcol } from '../product/otel-collector';

const withCollector = otelcol.missing ? describe.skip : describe;

withCollector(`the configuration of the OpenTelemetry Collector${otelcol.suffix}`, () => {
  let collector: OtelCollector;
  beforeEach(() => (collector = new OtelCollector()));
  afterEach(async () => {
    await collector.stop();
    collector.forget();
  });

  const validate = (to?: string) => {
    const env = { PATH: process.env['PATH'], ...(to ? { TRACES_TO: to } : {}) };
    const { status, stderr } = spawnSync(otelcol.place, ['validate', '--config', CONFIGURATION], {
      env,
      encoding: 'utf8',
    });
    return { status, stderr };
  };

  test.each([undefined, 'otlp_grpc', 'otlp_http', 'file', 'debug'])(
    'is accepted by it with TRACES_TO=%s',
    (to) => expect(validate(to)).toEqual({ status: 0, stderr: '' }),
  );

  test('is refused where TRACES_TO names nothing that is there', () => {
    const { status, stderr } = validate('elsewhere');
    expect(status).toBe(1);
    expect(stderr).toContain('references exporter "elsewhere" which is not configured');
  });

  test('hands spans on over gRPC', async () => {
    const next = new Collector();
    const address = new URL(await next.start()).host;
    const to = { TRACES_TO: 'otlp_grpc', TRACES_GRPC_ENDPOINT: address, TRACES_GRPC_INSECURE: 'true' };
    await sendSpan(await collector.start(to), 'over gRPC');
    await eventually(() => expect(next.spans.map(({ name }) => name)).toEqual(['over gRPC']));
    await collector.stop();
    await next.stop();
  });

  test('hands spans on over HTTP, with what authorizes it', async () => {
    const came: { authorization?: string; text: string }[] = [];
    const next = createServer((request, response) => {
      const { authorization } = request.headers;
      void buffer(request).then((body) => {
        came.push({ authorization, text: gunzipSync(body).toString() });
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(next, 'listening');
    const TRACES_HTTP_ENDPOINT = `http://127.0.0.1:${(next.address() as AddressInfo).port}`;
    const to = { TRACES_TO: 'otlp_http', TRACES_HTTP_ENDPOINT, TRACES_AUTHORIZATION: 'Bearer of-traces' };
    await sendSpan(await collector.start(to), 'over HTTP');
    const text = expect.stringContaining('over HTTP') as string;
    await eventually(() => expect(came).toEqual([{ authorization: 'Bearer of-traces', text }]));
    await collector.stop();
    next.close();
  });
});

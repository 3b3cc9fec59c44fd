import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { TEST_SECRET, testDatabase } from '../src/testing';
import { Collector } from './telemetry/collector';

const ROOT = path.join(__dirname, '../../..');

describe('tracing', () => {
  it('sends one trace from a call through SQL and the event to who takes it in', async () => {
    // Instrumentation hooks into Node's own loading of modules, so the service runs outside of jest, from the build.
    execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { cwd: ROOT, stdio: 'ignore' });
    const [database, bus] = [await testDatabase('platform'), await testDatabase('empty')];
    const collector = new Collector();
    const env = {
      ...process.env,
      KASHIKARI_SECRET: TEST_SECRET,
      DATABASE_URL_TRACED: database.url,
      BUS_DATABASE_URL: bus.ownerUrl,
      GRPC_LISTEN_TRACED: '127.0.0.1:0',
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_SERVICE_NAME: 'traced',
    };
    const program = path.join(__dirname, 'telemetry/traced-service.cjs');
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    await collector.stop();
    await Promise.all([database.drop(), bus.drop()]);

    expect(code).toBe(0);
    const call = collector.spans.find(({ name }) => name.includes('NextDue'));
    const inTrace = collector.spans
      .filter(({ traceId }) => traceId === call?.traceId)
      .map(({ name }) => name);
    expect(inTrace.filter((name) => name.includes('NextDue'))).toHaveLength(2);
    expect(inTrace).toContain('take kashikari.traced.v1.ThingChanged');
    for (const statement of ['pg.query:outbox-append', 'pg.query:inbox-note']) {
      expect(inTrace.filter((name) => name.startsWith(statement))).toHaveLength(1);
    }
  });
});

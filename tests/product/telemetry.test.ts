import { randomBytes, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { eventually, TEST_SECRET } from '@kashikari/platform/testing';
import { Collector, type SpanCollector } from '../../packages/platform/test/telemetry/collector';
import { SERVICES } from '../../standalone/src/services';
import { dayFromToday } from '../faults/lender';
import { Fleet } from './fleet';
import { OtelCollector, otelcol } from './otel-collector';
import { send } from './rest';

const PROCESSES = [...SERVICES, 'gateway'];
const PASSWORD = 'himitsu-no-aikotoba-8812';
const WRONG_PASSWORD = 'machigai-no-aikotoba-4417';
const PASSCODE = 'tobira-2290';
const WORDS_OF_A_MAIL = 'ないしょのおはなし 5521';

/** Values that no log or span may contain, by name. */
const secrets = new Map<string, string>([
  ['password', PASSWORD],
  ['wrong password', WRONG_PASSWORD],
  ['passcode', PASSCODE],
  ['words of a mail', WORDS_OF_A_MAIL],
  ['key of the installation', TEST_SECRET],
]);

/** Trace id of the request that books. */
const traceId = randomBytes(16).toString('hex');

/** The real collector if it is installed; otherwise a minimal receiver of OTLP over gRPC. */
const real = otelcol.missing ? undefined : new OtelCollector();
const receiver = real ? 'the OpenTelemetry Collector' : 'a receiver of OTLP of our own';

describe(`telemetry of a fleet that sends to ${receiver}`, () => {
  const collector: SpanCollector = real ?? new Collector();
  let fleet: Fleet;

  /** Sends one call; a header sets its trace. */
  const call = (method: string, route: string, token?: string, body?: object, trace?: string) =>
    send(fleet.url, method, route, {
      ...{ token, body },
      headers: trace ? { traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01` } : undefined,
    });

  async function signUp(name: string) {
    const email = `${randomUUID()}@example.com`;
    const { body } = await call('POST', '/users', undefined, { name, email, password: PASSWORD });
    secrets.set(`token of ${name}`, body.token);
    if (body.refresh_token) secrets.set(`refresh token of ${name}`, body.refresh_token);
    return { id: body.user.id as string, token: body.token as string, email };
  }

  /** A day in the life of a lender and a member, through every service. */
  async function journey(): Promise<void> {
    const lender = await signUp('みなと大学');
    const member = await signUp('佐藤 はるか');
    const group = { name: '機材', passcode: PASSCODE };
    const { group: made } = (await call('POST', '/groups', lender.token, group)).body;
    await call('POST', '/memberships', member.token, { group_id: made.id, passcode: PASSCODE });
    const wanted = { title: 'カメラ', group_ids: [made.id], quantity: 1 };
    const { good } = (await call('POST', '/goods', lender.token, wanted)).body;
    const day = dayFromToday(3);
    const dates = { good_id: good.id, start_date: day, end_date: day };
    const booked = await call('POST', '/bookings', member.token, dates, traceId);
    expect(booked.status).toBe(201);
    const letter = { booking_id: booked.body.booking.id, body: WORDS_OF_A_MAIL };
    expect((await call('POST', '/messages', member.token, letter)).status).toBe(201);
    const card = (await call('POST', '/auth_tokens', lender.token, { group_id: made.id, name: '棚' })).body;
    secrets.set('secret of a card', card.auth_token.jti);
    const feed = (await call('POST', '/feeds', member.token, { name: '暦' })).body;
    secrets.set('secret of a feed', /feeds\/([\w-]{20,})/.exec(feed.feed.path)![1]!);
    const { email } = member;
    expect((await call('POST', '/auth/login', undefined, { email, password: WRONG_PASSWORD })).status).toBe(
      401,
    );
    await call('POST', '/auth', undefined, { email });
    await call('GET', '/plans', member.token);
    await call('GET', `/users/${member.id}/notification_setting`, member.token);
    await eventually(async () => {
      const found = await call('GET', `/goods?match=${encodeURIComponent('カメラ')}`, lender.token);
      expect(found.body.goods).toHaveLength(1);
    });
  }

  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/build.mjs', '--server'], { stdio: 'ignore' });
    fleet = await Fleet.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_BSP_SCHEDULE_DELAY: '200',
      LOG_LEVEL: 'trace',
      KASHIKARI_TEST_HOOKS: '1',
    });
    await journey();
  }, 240_000);

  afterAll(async () => {
    await fleet?.remove();
    await collector.stop();
    real?.forget();
  });

  test('shows one trace from the request through gRPC, SQL and the event to the mail that tells of it', async () => {
    const inTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    await eventually(async () => {
      const names = inTrace().map(({ service, name }) => `${service}: ${name}`);
      for (const wanted of [
        /^gateway: POST/,
        /^reservation: .*CreateBooking/,
        /^reservation: pg\.query/,
        /^search: take kashikari\.reservation\.v1\.BookingChanged/,
        /^notify: take kashikari\.reservation\.v1\.BookingChanged/,
        /^notify: send mail /,
      ])
        expect(names).toContainEqual(expect.stringMatching(wanted));
    });
  });

  describe.each(PROCESSES)('%s', (name) => {
    test('sends spans of what it is asked and of what it asks others', async () => {
      await eventually(() => {
        const sent = collector.spans.filter(({ service }) => service === name).map((span) => span.name);
        for (const wanted of name === 'gateway' ? [/^POST/, /^grpc\./] : [/^grpc\./, /^pg\.query/])
          expect(sent).toContainEqual(expect.stringMatching(wanted));
      });
    });

    test('counts what it answers, by method and outcome', async () => {
      const counted =
        name === 'gateway'
          ? /^http_request_duration_seconds_count\{.*route="\/bookings",status="201"\} [1-9]/m
          : /^kashikari_grpc_server_seconds_count\{.*method="kashikari\.\S+code="OK"\} [1-9]/m;
      await eventually(async () => expect(await fleet.metrics(name)).toMatch(counted), 60_000);
    });

    test('writes its log in JSON, each line with its name and level', () => {
      const lines = fleet.log(name).trim().split('\n');
      const read = lines.map((line) => JSON.parse(line) as { service: string; level: string });
      expect(new Set(read.map(({ service }) => service))).toEqual(new Set([name]));
      expect(read.map(({ level }) => level)).toContain('info');
    });
  });

  test('names the trace in the line about the request', () => {
    expect(fleet.log('gateway')).toMatch(new RegExp(`"trace_id":"${traceId}".*"path":"/v1/bookings"`));
  });

  describe('when every process has ended in order', () => {
    // Logs and spans of stopping are searched too.
    beforeAll(() => fleet.stop(), 120_000);

    (real ? test : test.skip)(
      `every span that the OpenTelemetry Collector was given has been handed on${otelcol.suffix}`,
      async () => {
        await eventually(async () => {
          const { accepted, ...rest } = await real!.counts();
          expect(rest).toEqual({ refused: 0, failed: 0, sent: accepted });
          expect(collector.spans).toHaveLength(accepted);
          expect(accepted).toBeGreaterThan(100);
        });
      },
    );

    test('no log and no span holds a password, token, card secret or words of a mail', async () => {
      await collector.stop();
      const spans = collector.text;
      // Proves that the searched texts contain the sent data in searchable form.
      expect(spans).toContain('BookingService/CreateBooking');
      expect(fleet.logs).toContain(traceId);
      expect(secrets.size).toBeGreaterThanOrEqual(9);
      const leaked = (text: string) =>
        [...secrets].filter(([, secret]) => text.includes(secret)).map(([what]) => what);
      expect({ inSpans: leaked(spans), inLogs: leaked(fleet.logs) }).toEqual({ inSpans: [], inLogs: [] });
    });
  });
});

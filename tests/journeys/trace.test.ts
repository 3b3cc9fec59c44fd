import { eventually } from '../../packages/platform/src/testing/eventually';
import { Collector } from '../../packages/platform/test/telemetry/collector';
import { settled } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const collector = new Collector();
let endpoint: string;

beforeAll(async () => (endpoint = await collector.start()));
afterAll(() => collector.stop());

const here = fixture(() => ({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' }));

test('one trace begins with the press of a button and goes on to the mail that tells of it', async () => {
  const room = await openLendingRoom(here.product.url, ['プロジェクター']);
  const day = dayAfter(2);
  const { page, faults } = await here.open({ language: 'ja', as: room.member });
  await page.goto(`/goods/${room.goodIds[0]}/bookings/new?from=${day}&to=${day}`);
  await settled(page);
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v1/bookings'),
  );
  await page.locator('.bkbar button').click();
  const traceId = (await asked).headers()['traceparent']!.split('-')[1];
  await eventually(() => {
    const names = collector.spans.filter((span) => span.traceId === traceId).map(({ name }) => name);
    for (const wanted of [
      /^POST/,
      /CreateBooking/,
      /^pg\.query/,
      /^take kashikari\.reservation\.v1\.BookingChanged/,
      /^send mail /,
    ])
      expect(names).toContainEqual(expect.stringMatching(wanted));
  });
  expect(faults).toEqual([]);
}, 180_000);

import { Client } from 'pg';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { kafka, startBroker } from '../../packages/platform/test/events/broker';
import { send } from '../product/rest';
import { dayFromToday, makeLender, type Lender } from './lender';
import { StandaloneProduct } from '../product/standalone';

const BOOKINGS = 10;

const withKafka = kafka.missing ? describe.skip : describe;

withKafka(`Kafka down in the middle${kafka.suffix}`, () => {
  let broker: Awaited<ReturnType<typeof startBroker>>;
  let product: StandaloneProduct;
  let lender: Lender;
  const booked: string[] = [];

  beforeAll(async () => {
    broker = await startBroker();
    product = await StandaloneProduct.start({ KAFKA_BROKERS: broker.brokers });
    lender = await makeLender(product.url, BOOKINGS * 2);
  }, 300_000);

  afterAll(async () => {
    await product?.remove();
    await broker?.remove();
  });

  async function bookAll(goods: readonly string[]): Promise<number[]> {
    const day = dayFromToday(3);
    const book = (good_id: string) =>
      send(product.url, 'POST', '/bookings', {
        token: lender.token,
        body: { good_id, start_date: day, end_date: day },
      });
    const answers = await Promise.all(goods.map(book));
    booked.push(...answers.map(({ body }) => body.booking?.id));
    return answers.map(({ status }) => status);
  }

  test('people book as before: an event waits, a person does not', async () => {
    expect(new Set(await bookAll(lender.goods.slice(0, BOOKINGS)))).toEqual(new Set([201]));
    await broker.stop();
    expect(new Set(await bookAll(lender.goods.slice(BOOKINGS)))).toEqual(new Set([201]));
  });

  test('when it is back, every event arrives', async () => {
    await broker.start();
    const search = new Client(product.databaseUrl('search'));
    await search.connect();
    const known = async () =>
      (await search.query<{ id: string }>('select id from booking')).rows.map(({ id }) => id);
    await eventually(async () => expect((await known()).sort()).toEqual([...booked].sort()), 120_000);
    await search.end();
  }, 180_000);
});

import { Client } from 'pg';
import { startBroker } from '../../../packages/platform/test/events/broker';
import { eventually } from '../../../packages/platform/src/testing/eventually';
import { send } from '../../product/rest';
import { StandaloneProduct } from '../../product/standalone';
import { dayFromToday, makeLender } from '../lender';
import { isWanted, SIGN_IN_TO_KAFKA } from './wanted';

const SIGN_IN = { username: 'kashikari', password: 'a-word-of-the-test' };

/** Kafka as institutions run it: SCRAM-SHA-512 over TLS, with a private authority. */
(isWanted(SIGN_IN_TO_KAFKA) ? describe : describe.skip)(SIGN_IN_TO_KAFKA, () => {
  let broker: Awaited<ReturnType<typeof startBroker>>;
  let product: StandaloneProduct | undefined;
  const settings = (password: string) => ({
    KAFKA_BROKERS: broker.brokers,
    KAFKA_TLS: '1',
    KAFKA_TLS_CA_FILE: broker.ca!,
    KAFKA_SASL_MECHANISM: 'scram-sha-512',
    KAFKA_USERNAME: SIGN_IN.username,
    KAFKA_PASSWORD: password,
  });

  beforeAll(async () => (broker = await startBroker(SIGN_IN)), 120_000);
  afterEach(() => product?.remove());
  afterAll(() => broker?.remove());

  test('carries what is booked to search, and the gateway hears of it too', async () => {
    product = await StandaloneProduct.start(settings(SIGN_IN.password));
    await product.whole();
    const { goods, token } = await makeLender(product.url, 1);
    const day = dayFromToday(3);
    const body = { good_id: goods[0], start_date: day, end_date: day };
    const booked = await send(product.url, 'POST', '/bookings', { token, body });
    expect(booked.status).toBe(201);
    const search = new Client(product.databaseUrl('search'));
    await search.connect();
    const known = async () => (await search.query<{ id: string }>('select id from booking')).rows;
    await eventually(async () => expect(await known()).toEqual([{ id: booked.body.booking.id }]), 60_000);
    await search.end();
  }, 300_000);

  test('is told as away where the password is another one, by each service and by the gateway', async () => {
    product = await StandaloneProduct.start(settings('another'));
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    const state = await product.readiness();
    expect(state.status).toBe('degraded');
    expect(state.degraded).toEqual(expect.arrayContaining(['events', 'identity.events', 'catalog.events']));
  }, 300_000);
});

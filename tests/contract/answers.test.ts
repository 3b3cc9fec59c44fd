import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBookCatalogs } from '../../services/catalog/test/book-catalogs';
import { setClock } from '../product/clock';
import { startPaymentsDouble, type PaymentsDouble } from '../payments/double';
import { startProduct, type Product } from '../product/start-product';
import { RESOURCES } from './all-resources';
import { succeeded } from './client';
import { OPERATIONS } from './document';
import { provider } from './provider';
import type { Surroundings } from './resource';
import { STAFF } from './resources/plans';
import { SETUP_TOKEN } from './resources/installation';
import { CLUB } from './resources/shells';
import { OPERATOR } from './resources/support';
import { makeWorld, type World } from './world';

/** File with the shell that resources/shells.ts requests. */
const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-answers-'));
const SHELLS_FILE = path.join(folder, 'shells.yaml');
writeFileSync(SHELLS_FILE, `shells: [{ id: club, hosts: [${CLUB.host}], accounts: [${CLUB.account}] }]\n`);

let product: Product;
let world: World;
let campus: Surroundings['campus'];
let payments: PaymentsDouble;
let catalogs: Awaited<ReturnType<typeof startBookCatalogs>> | undefined;

beforeAll(async () => {
  const known = await provider();
  campus = known.campus;
  catalogs = await startBookCatalogs();
  payments = await startPaymentsDouble();
  product = await startProduct({
    env: {
      ...known.env,
      ...catalogs.env,
      ...cardsOf(payments),
      STAFF_EMAILS: STAFF,
      OPERATOR_CONTACT: OPERATOR,
      ...{ SHELLS_FILE, SETUP_TOKEN },
      TRUST_PROXY: '1',
    },
  });
  // Host of the common shell, according to PUBLIC_URL.
  const url = product.url.replace('127.0.0.1', 'localhost');
  product = { ...product, url, setClock: (now) => setClock(url, now) };
  world = await makeWorld(product.url);
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await campus?.stop();
  await payments?.close();
  await catalogs?.stop();
  rmSync(folder, { recursive: true });
});

function cardsOf({ url, secretKey, publishableKey, webhookSecret, connectWebhookSecret }: PaymentsDouble) {
  return {
    ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: url, STRIPE_JS_URL: `${url}/v3/` },
    ...{ STRIPE_PUBLISHABLE_KEY: publishableKey },
    STRIPE_WEBHOOK_SECRET: `${webhookSecret},${connectWebhookSecret}`,
  };
}

/** Every answer on the way is checked against the OpenAPI document by the client itself; see client.ts. */
describe('the contract', () => {
  it('refuses a change of what has changed since', async () => {
    const { lender, group } = world;
    for (const path of [`/users/${lender.id}`, `/groups/${group.id}`, `/goods/${world.goodId}`]) {
      const etag = String((await lender.api.get(path)).headers.get('etag'));
      const change = path.startsWith('/goods') ? { location: '棚1' } : { name: 'X' };
      expect((await lender.api.patch(path, change, { 'If-Match': etag })).status).toBe(200);
      const late = await lender.api.patch(path, change, { 'If-Match': etag });
      expect([late.status, late.body.code]).toEqual([412, 'stale']);
    }
  });

  it('answers a POST with the same key as before, and refuses the key for another body', async () => {
    const { lender } = world;
    const key = { 'Idempotency-Key': 'contract-1' };
    const first = await lender.api.post('/goods', { title: '傘' }, key);
    const again = await lender.api.post('/goods', { title: '傘' }, key);
    expect([again.status, again.body.good.id]).toEqual([201, first.body.good.id]);
    const other = await lender.api.post('/goods', { title: '帽子' }, key);
    expect([other.status, other.body.code]).toEqual([400, 'idempotency_key_reused']);
  });

  it.each(RESOURCES.flatMap(({ runs }) => runs))('%s', (_sentence, run) =>
    run(world, { product, campus, payments }),
  );

  it('has been answered with a success, and as the document says, in every operation', () => {
    const missing = OPERATIONS.map(({ operationId }) => operationId).filter((id) => !succeeded.has(id));
    expect(missing).toEqual([]);
  });
});

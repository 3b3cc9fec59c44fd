import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { bareServer, type BareServer } from '../../standalone/test/bare-server';
import { send } from './rest';
import { StandaloneProduct } from './standalone';

describe("the product over a PostgreSQL server of the operator's own", () => {
  let server: BareServer;
  let product: StandaloneProduct;

  beforeAll(async () => {
    server = await bareServer();
    product = await StandaloneProduct.start({ DATABASE_URL: server.superuser });
  }, 180_000);
  afterAll(async () => {
    await product?.remove();
    await server?.stop();
  });

  const person = { name: '朝日図書館', email: 'own@example.com', password: 'kashikari-demo' };

  test('starts none of its own, and stores people there', async () => {
    const { status } = await send(product.url, 'POST', '/users', { body: person });
    expect(status).toBe(201);
    expect(existsSync(path.join(product.dataDir, 'postgres'))).toBe(false);
    const client = new Client(product.databaseUrl('identity'));
    await client.connect();
    const { rows } = await client.query('select email from users');
    await client.end();
    expect(rows).toEqual([{ email: person.email }]);
  });

  test('finds them at the next start', async () => {
    await product.stop();
    await product.start();
    const { status } = await send(product.url, 'POST', '/auth/login', { body: person });
    expect(status).toBe(200);
  });
});

import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { send } from '../product/rest';
import { dayFromToday, makeLender, type Lender } from './lender';
import { StandaloneProduct } from '../product/standalone';

/** The drill of docs/runbooks/backup-and-restore.md, "One machine", with the commands that stand there. */
describe('a restore from the backup', () => {
  let product: StandaloneProduct;
  let lender: Lender;
  const days = [3, 4, 5].map(dayFromToday);

  const book = (day: string) => {
    const body = { good_id: lender.goods[0], start_date: day, end_date: day };
    return send(product.url, 'POST', '/bookings', { token: lender.token, body });
  };

  beforeAll(async () => {
    product = await StandaloneProduct.start();
    lender = await makeLender(product.url, 1);
    for (const day of days) expect((await book(day)).status).toBe(201);
    await product.stop();
    const backup = path.join(path.dirname(product.dataDir), 'kashikari.tar.gz');
    execFileSync('tar', ['-C', product.dataDir, '-czf', backup, '.']);
    // The disk is lost, and with it what came after the backup.
    rmSync(product.dataDir, { recursive: true });
    execFileSync('mkdir', [product.dataDir]);
    execFileSync('tar', ['-C', product.dataDir, '-xzf', backup]);
    await product.start();
    await product.whole();
  }, 300_000);

  afterAll(() => product?.remove());

  test('brings back everybody who could sign in', async () => {
    const { email, password } = lender;
    const answer = await send(product.url, 'POST', '/auth/login', { body: { email, password } });
    expect(answer.status).toBe(200);
  });

  test('brings back every booking, and goes on refusing what they hold', async () => {
    const { body } = await send(product.url, 'GET', '/bookings', { token: lender.token });
    expect(body.bookings.map((one: { start_date: string }) => one.start_date).sort()).toEqual(days);
    expect((await book(days[0]!)).status).toBe(409);
    expect((await book(dayFromToday(6))).status).toBe(201);
  });
});

import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPicture } from '../product/picture';
import { runCommand } from '../product/command';
import { send } from '../product/rest';
import { StandaloneProduct } from '../product/standalone';
import { dayFromToday, makeLender, type Lender } from './lender';

const { NightlyBackup } = require(
  path.resolve('standalone/dist/backup/nightly-backup.js'),
) as typeof import('../../standalone/src/backup/nightly-backup');

/** Outputs of a night, of one in which BACKUP_DIR is a file, and of `doctor` afterwards. */
interface Night {
  readonly made: string;
  readonly failed: string;
  readonly doctor: string;
}

/** The nightly backup of a product, as its supervisor has it, in a hurry. */
async function aNight({ dataDir }: StandaloneProduct): Promise<Night> {
  const place = path.dirname(dataDir);
  const said = async (backups: string) => {
    writeFileSync(
      path.join(dataDir, 'backup.json'),
      JSON.stringify({ made: { at: '2020-01-01T00:00:00.000Z', folder: place } }),
    );
    const times = { lookEvery: 20, afterStart: 0, againAfter: 3_600_000 };
    const env = { ...process.env, NODE_ENV: '', BACKUP_DIR: backups };
    let nightly: InstanceType<typeof NightlyBackup> | undefined;
    const sentence = await new Promise<string>((resolve) => {
      nightly = new NightlyBackup(dataDir, 3, env, resolve, times);
      nightly.start();
    });
    await nightly?.stop();
    return sentence;
  };
  const made = await said(path.join(place, 'nights'));
  const file = path.join(place, 'file');
  writeFileSync(file, '');
  const failed = await said(file);
  const { words } = await runCommand(dataDir, ['doctor'], { BACKUP_DIR: place });
  return { made, failed, doctor: words };
}

/** The drill of docs/runbooks/backup-and-restore.md, "One machine". */
describe('a backup that is made while people book', () => {
  let product: StandaloneProduct;
  let restored: StandaloneProduct;
  let lender: Lender;
  let picture: string;
  let during = 0;
  let night: Night;
  const bookings: string[] = [];
  const before = [3, 4, 5].map(dayFromToday);

  const book = (url: string, day: string) => {
    const body = { good_id: lender.goods[0], start_date: day, end_date: day };
    return send(url, 'POST', '/bookings', { token: lender.token, body });
  };

  beforeAll(async () => {
    product = await StandaloneProduct.start();
    lender = await makeLender(product.url, 1);
    picture = await addPicture(product.url, lender);
    for (const day of before) {
      const { status, body } = await book(product.url, day);
      expect(status).toBe(201);
      bookings.push(body.booking.id);
    }
    const folder = path.join(path.dirname(product.dataDir), 'backups');
    let ended = false;
    const made = runCommand(product.dataDir, ['backup', folder]).finally(() => (ended = true));
    for (let day = 10; !ended; day++)
      if ((await book(product.url, dayFromToday(day))).status === 201) during++;
    expect(await made).toMatchObject({ code: 0, words: expect.stringContaining('Backup made: ') });
    night = await aNight(product);
    await product.stop();
    restored = await StandaloneProduct.prepared();
    const [backup = ''] = readdirSync(folder);
    const outcome = await runCommand(restored.dataDir, ['restore', path.join(folder, backup)]);
    expect(outcome).toMatchObject({ code: 0, words: expect.stringContaining('all as they were') });
    await restored.start();
    await restored.whole();
  }, 300_000);

  afterAll(async () => {
    await product?.remove();
    await restored?.remove();
  });

  test('is made by itself each night, and a failure is reported', () => {
    expect(night.made).toMatch(/^Backup made: /);
    expect(night.failed).toMatch(
      /^The nightly backup failed: .* is not a folder[.] Set BACKUP_DIR to a folder/,
    );
    expect(night.doctor).toMatch(/^wrong +Backup: The backup at .* failed: .* is not a folder/m);
  });

  test('does not keep anybody from booking', () => expect(during).toBeGreaterThan(3));

  test('brings back everybody who could sign in', async () => {
    const { email, password } = lender;
    const answer = await send(restored.url, 'POST', '/auth/login', { body: { email, password } });
    expect(answer.status).toBe(200);
  });

  test('brings back every booking of before, and goes on refusing what they hold', async () => {
    for (const [index, id] of bookings.entries()) {
      const { body } = await send(restored.url, 'GET', `/bookings/${id}`, { token: lender.token });
      expect(body.booking).toMatchObject({ id, start_date: before[index] });
    }
    for (const day of before) expect((await book(restored.url, day)).status).toBe(409);
    expect((await book(restored.url, dayFromToday(6))).status).toBe(201);
  });

  test('brings back the pictures', async () => {
    const answer = await fetch(new URL(picture, restored.url));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

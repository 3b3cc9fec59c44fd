import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { externalTool } from '../jest/external-tool';
import { StandaloneProduct } from '../product/standalone';
import { send } from '../product/rest';
import { dayFromToday, makeLender, type Lender } from './lender';

const disk = mkdtempSync(path.join(tmpdir(), 'kashikari-disk-'));
const mount = externalTool('mount');
if (mount.missing) rmSync(disk, { recursive: true });
else spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=420m', 'tmpfs', disk]);

/** Fills the disk to its last byte. */
function fill(): void {
  const file = openSync(path.join(disk, 'filling'), 'w');
  const megabyte = Buffer.alloc(1_048_576);
  try {
    for (;;) writeSync(file, megabyte);
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}

(mount.missing ? describe.skip : describe)(`a full disk${mount.suffix}`, () => {
  let product: StandaloneProduct;
  let lender: Lender;
  let days = 2;

  beforeAll(async () => {
    product = await StandaloneProduct.start({}, disk);
    lender = await makeLender(product.url, 1);
  }, 180_000);

  afterAll(async () => {
    await product?.remove();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  const book = () => {
    const day = dayFromToday(days++);
    const body = { good_id: lender.goods[0], start_date: day, end_date: day };
    return send(product.url, 'POST', '/bookings', { token: lender.token, body });
  };

  test('is a 503 for whoever writes, and ends no process', async () => {
    expect((await book()).status).toBe(201);
    const before = product.pids();
    fill();
    // Bookings that fit into existing pages of the database may succeed; all others are a 503.
    const statuses = [];
    for (let n = 0; n < 300 && statuses.filter((status) => status === 503).length < 10; n++)
      statuses.push((await book()).status);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect(product.pids()).toEqual(before);
  });

  test('is reported: the public readiness is degraded, the operations port names who cannot write', async () => {
    await eventually(async () => {
      const answer = await fetch(`${product.url}/readyz`);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'degraded' }]);
      expect((await product.readiness()).degraded).toContain('reservation.writes');
    }, 30_000);
  });

  test('with room again, books again by itself', async () => {
    rmSync(path.join(disk, 'filling'));
    await eventually(async () => expect((await book()).status).toBe(201), 90_000);
    await product.whole();
  });
});

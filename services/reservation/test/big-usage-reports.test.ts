import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Database, newId } from '@kashikari/platform';
import { eventually } from '@kashikari/platform/testing';
import { streamXlsxRows } from 'hucre/xlsx';
import { LONG, runs, whenLong } from '../../../packages/platform/src/testing/budget';
import { ReportWorld } from './report-world';

const ROOT = path.resolve(__dirname, '../../..');
const COMPILE = path.join(ROOT, 'packages/platform/src/testing/compile-sources.cjs');
const MAIN = path.join(ROOT, 'services/reservation/src/main.ts');

/** Bookings of the report, each of 250 days: 10,000 rows, in the long run 100,000. */
const BOOKINGS = runs(40, 400);
const DAYS = 250;
const ROWS = BOOKINGS * DAYS;

const MIB = 1024;

let at: ReportWorld;
let db: Database;
let [group, owner] = ['', ''];

beforeAll(async () => {
  at = await ReportWorld.start();
  const { world } = at;
  world.at('2024-01-01T12:00:00+09:00');
  owner = await world.user();
  group = await world.group(owner);
  const goods = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      world.good(owner, { groupIds: [group], title: `Camera ${n}`, terms: { quantity: BOOKINGS } }),
    ),
  );
  const borrower = await world.user({ name: '山田花子' });
  for (let n = 0; n < BOOKINGS; n += 1)
    await world.book(borrower, goods[n % 10]!, '2024-01-01', '2024-09-06');
  await world.service.drain();
  db = new Database({ url: world.service.database.url, name: 'probe', size: 1 });
  // Only processes of their own make reports.
  await world.service.stopService();
});
afterAll(async () => {
  await db.close();
  await at.world.stop();
});

/** Starts a process of reservation on the same database, whose clock is the machine's. */
function startProcess(): ChildProcess {
  const env = { ...at.world.service.env, PATH: process.env['PATH'] };
  return spawn(process.execPath, ['--require', COMPILE, MAIN], { cwd: ROOT, env, stdio: 'ignore' });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const died = once(child, 'exit');
  child.kill(signal);
  await died;
}

/** Orders a report of some days as a person does. */
async function order(from: string, to: string, format = 'xlsx'): Promise<string> {
  const id = newId();
  await db.read(
    `insert into usage_report (id, group_id, from_day, to_day, format, locale, requested_by, rows_expected, created_at,
      expires_at) values ($1, $2, $3, $4, $5, 'ja', $6, $7, now(), now() + interval '7 days')`,
    [id, group, from, to, format, owner, ROWS],
  );
  await db.read('insert into usage_report_reader (report_id, user_id) values ($1, $2)', [id, owner]);
  await db.read(
    `insert into due_job (kind, key, due_at, data) values ('usage_report.make', $1, '2020-01-01', 'null')`,
    [id],
  );
  return id;
}

const reportOf = async (id: string) =>
  (await db.one<{ state: string; rows: number }>('select state, rows from usage_report where id = $1', [
    id,
  ]))!;

const ready = (id: string) =>
  eventually(async () => expect((await reportOf(id)).state).toBe('ready'), 120_000);

async function fileOf(id: string): Promise<Buffer> {
  const sql = 'select data from usage_report_piece where report_id = $1 order by piece';
  return Buffer.concat((await db.read<{ data: Buffer }>(sql, [id])).map(({ data }) => data));
}

async function countRows(file: Buffer): Promise<number> {
  let rows = -1;
  for await (const _ of streamXlsxRows(file)) rows += 1;
  return rows;
}

/** A figure of a process in KiB: `VmRSS` is what it holds, `VmHWM` the most that it held. */
const memory = ({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

it('a process that is killed while it makes a report leaves no half file, and another one makes it with one mail', async () => {
  const id = await order('2024-01-01', '2024-09-06');
  const first = startProcess();
  await eventually(async () => expect((await reportOf(id)).rows).toBeGreaterThan(0), 60_000);
  await end(first, 'SIGKILL');
  expect([(await reportOf(id)).state, (await fileOf(id)).length]).toEqual(['making', 0]);
  const second = startProcess();
  await ready(id);
  await eventually(() => expect(at.mailsOf(group).map(({ userId }) => userId)).toEqual([owner]), 30_000);
  await end(second, 'SIGTERM');
  expect([(await reportOf(id)).rows, await countRows(await fileOf(id))]).toEqual([ROWS, ROWS]);
});

it(`a report of ${ROWS} rows is made in up to 50 MB of memory`, async () => {
  const child = startProcess();
  for (const format of ['xlsx', 'csv']) {
    // What every report needs is there once a small one was made.
    await ready(await order('2024-01-01', '2024-01-02', format));
    if (LONG) writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
    const before = memory(child, 'VmRSS');
    const began = Date.now();
    const id = await order('2024-01-01', '2024-09-06', format);
    await ready(id);
    const more = (memory(child, 'VmHWM') - before) / MIB;
    const size = (await fileOf(id)).length / 1024 / 1024;
    if (LONG)
      console.info(
        `${format}: ${ROWS} rows, ${size.toFixed(1)} MiB in ${Date.now() - began} ms, +${more.toFixed(1)} MiB RSS`,
      );
    expect((await reportOf(id)).rows).toBe(ROWS);
    whenLong(() => expect(more).toBeLessThan(50));
  }
  await end(child, 'SIGTERM');
});

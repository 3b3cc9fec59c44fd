import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@kashikari/platform/testing';
import { readManifest, writeManifest } from '../src/backup/manifest';
import { makeBackup, type MadeBackup } from '../src/backup/make-backup';
import { superuserPassword } from '../src/backup/open-installation';
import { restoreBackup } from '../src/backup/restore-backup';
import { RunFiles } from '../src/files/run-files';
import { readPostmaster } from '../src/postgres/left-over';
import { makeCluster } from '../src/postgres/make-cluster';
import { asSuperuser } from '../src/postgres/superuser';
import { withServer } from '../src/postgres/temporary-server';

/** Rows that are committed when the backup begins. */
const WRITTEN_BEFORE = 50;

const PICTURE = 'files/images/018f/list.webp';

let scratch: string;
let home: string;
let backups: string;
let first: MadeBackup;
let stop: () => Promise<void>;
let runFiles: RunFiles;
const tell = () => undefined;

const server = () => ({
  port: readPostmaster(path.join(home, 'postgres'))?.port ?? 0,
  password: superuserPassword(home),
});

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'kashikari-backup-'));
  home = path.join(scratch, 'data');
  backups = path.join(scratch, 'backups');
  stop = await makeCluster(home);
  // The product runs, as far as a backup can see.
  runFiles = new RunFiles(path.join(home, 'run'));
  runFiles.take();
  mkdirSync(path.join(home, path.dirname(PICTURE)), { recursive: true });
  writeFileSync(path.join(home, PICTURE), 'a picture');
  await asSuperuser(server(), 'reservation', async (client) => {
    const write = (n: number) => client.query(`insert into kept values ($1, repeat('words', 100))`, [n]);
    await client.query('create table kept (n int primary key, words text)');
    for (let n = 1; n <= WRITTEN_BEFORE; n++) await write(n);
    let ended = false;
    const made = makeBackup({ home, into: backups, tell }).finally(() => (ended = true));
    for (let n = WRITTEN_BEFORE + 1; !ended; n++) await write(n);
    first = await made;
  });
}, 300_000);

afterAll(async () => {
  runFiles?.clear();
  await stop?.();
  rmSync(scratch, { recursive: true, force: true });
});

/** Returns the number of rows of a restored installation, and the last of them. */
function rowsOf(restored: string): Promise<{ rows: number; last: number } | undefined> {
  const cluster = path.join(restored, 'postgres');
  const logFile = path.join(restored, 'test.log');
  const password = superuserPassword(restored);
  return withServer({ home: restored, cluster, logFile, password, tell }, (open) =>
    asSuperuser(open, 'reservation', async (client) => {
      const counted = 'select count(*)::int as rows, max(n) as last from kept';
      return (await client.query<{ rows: number; last: number }>(counted)).rows[0];
    }),
  );
}

describe('a backup of a database that is written to', () => {
  test('leaves nothing half behind', () => {
    expect(readdirSync(backups)).toEqual([path.basename(first.folder)]);
    expect(readdirSync(home)).not.toContain('backup.staging');
  });

  test('has what was committed until its end, and is restored row by row with its pictures', async () => {
    const restored = path.join(scratch, 'restored');
    const manifest = await restoreBackup({ backup: first.folder, home: restored, tell });
    expect(manifest).toEqual(first.manifest);
    const counted = manifest.sums['reservation']?.['kept']?.rows ?? 0;
    expect(counted).toBeGreaterThan(WRITTEN_BEFORE);
    // Each row is a transaction: what comes back is a beginning without gaps.
    expect(await rowsOf(restored)).toEqual({ rows: counted, last: counted });
    expect(readFileSync(path.join(restored, PICTURE), 'utf8')).toBe('a picture');
    expect(existsSync(path.join(restored, 'restore.partial'))).toBe(false);
    await expect(restoreBackup({ backup: first.folder, home: restored, tell })).rejects.toThrow(
      'is not empty',
    );
  });

  test('that has one bit changed is refused, with the name of the file', async () => {
    for (const name of ['database.tar.gz', PICTURE, 'secrets.json', 'manifest.json']) {
      const file = path.join(first.folder, name);
      const whole = readFileSync(file);
      const flipped = Buffer.from(whole);
      flipped[whole.length >> 1]! ^= 1;
      writeFileSync(file, flipped);
      const target = path.join(scratch, 'never');
      const restoring = restoreBackup({ backup: first.folder, home: target, tell });
      await expect(restoring).rejects.toThrow(`The backup is damaged: ${file} has changed.`);
      expect(existsSync(target)).toBe(false);
      writeFileSync(file, whole);
    }
  });

  test('of a newer release is refused', async () => {
    const folder = path.join(scratch, 'kashikari-of-tomorrow');
    mkdirSync(folder);
    writeManifest(folder, { ...readManifest(first.folder), release: '99.10.0' });
    const restoring = restoreBackup({ backup: folder, home: path.join(scratch, 'never'), tell });
    await expect(restoring).rejects.toThrow('A newer release of Kashikari (99.10.0) made');
  });
});

test('a backup that is killed is nothing that can be restored, and the next one clears up after it', async () => {
  const child = spawn(
    process.execPath,
    [path.resolve('standalone/dist/command/main.js'), 'backup', backups],
    {
      env: { ...process.env, NODE_ENV: '', DATA_DIR: home },
      stdio: 'ignore',
    },
  );
  const staged = path.join(home, 'backup.staging/postgres');
  await eventually(() => expect(readPostmaster(staged)?.status).toBe('ready'));
  const abandoned = readPostmaster(staged)?.pid ?? 0;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const [whole, half = '', ...others] = readdirSync(backups);
  expect([whole, half.endsWith('.partial'), others]).toEqual([path.basename(first.folder), true, []]);
  const backup = path.join(backups, half);
  const restoring = restoreBackup({ backup, home: path.join(scratch, 'never'), tell });
  await expect(restoring).rejects.toThrow('is not a backup');

  const next = await makeBackup({ home, into: backups, now: new Date(Date.now() + 5_000), tell });
  expect(() => process.kill(abandoned, 0)).toThrow('ESRCH');
  expect(readdirSync(home)).not.toContain('backup.staging');
  // A picture that an earlier backup in the same folder has is stored once.
  expect(statSync(path.join(next.folder, PICTURE)).nlink).toBeGreaterThan(1);
  expect(next.manifest.files[PICTURE]).toEqual(first.manifest.files[PICTURE]);
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from '../src/files/data-dir';
import { identify, stillRuns } from '../src/files/process-identity';
import { RunFiles } from '../src/files/run-files';
import { keepSecrets } from '../src/files/secrets';
import { StartFault } from '../src/start-fault';

let home: string;
beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'kashikari-files-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const plenty = () => 10_000;

describe('DATA_DIR', () => {
  test('is made with its folders, closed to others', () => {
    const places = prepareDataDir(path.join(home, 'a/b'), plenty);
    expect(statSync(places.run).mode & 0o777).toBe(0o700);
    expect(statSync(places.home).mode & 0o066).toBe(0);
  });

  test('on a full disk is one sentence', () => {
    expect(() => prepareDataDir(home, () => 12)).toThrow(
      /is full: 12 MB are free, and starting needs 300 MB/,
    );
  });

  test('where nothing can be made is one sentence, at once', () => {
    expect(() => prepareDataDir('/proc/kashikari/data', plenty)).toThrow(StartFault);
  });

  test('that is a file is one sentence', () => {
    const file = path.join(home, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataDir(path.join(file, 'data'), plenty)).toThrow(StartFault);
  });
});

describe('secrets', () => {
  test('are made once, for the owner only, and stay', () => {
    const file = path.join(home, 'secrets.json');
    const first = keepSecrets(file, ['a', 'b']);
    expect(Buffer.from(first.KASHIKARI_SECRET, 'base64')).toHaveLength(32);
    expect(first.passwords['a']).not.toBe(first.passwords['b']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keepSecrets(file, ['a', 'b'])).toEqual(first);
  });

  test('gain the password of a login that a later version needs', () => {
    const file = path.join(home, 'secrets.json');
    const first = keepSecrets(file, ['a']);
    const second = keepSecrets(file, ['a', 'new']);
    expect(second).toMatchObject({ KASHIKARI_SECRET: first.KASHIKARI_SECRET, passwords: first.passwords });
    expect(second.passwords['new']).toHaveLength(32);
  });

  test.each(['', '{', '{"passwords":{}}'])(
    'that are damaged (%p) stop the start instead of being made anew',
    (content) => {
      const file = path.join(home, 'secrets.json');
      writeFileSync(file, content);
      expect(() => keepSecrets(file, ['a'])).toThrow(/is damaged/);
      expect(readFileSync(file, 'utf8')).toBe(content);
    },
  );
});

describe('the files about what runs', () => {
  const note = (name: string, content: unknown) =>
    writeFileSync(path.join(home, name), JSON.stringify(content));
  const parent = () => identify(process.ppid);

  test('name every process that runs, by number', () => {
    const files = new RunFiles(home);
    files.take();
    files.note('gateway', process.ppid);
    const pids = () => JSON.parse(readFileSync(path.join(home, 'pids.json'), 'utf8')) as unknown;
    expect(pids()).toEqual({ supervisor: process.pid, gateway: process.ppid });
    files.note('gateway', undefined);
    expect(pids()).toEqual({ supervisor: process.pid });
  });

  test('are left out where they can’t be written, and nobody falls over it', () => {
    const files = new RunFiles(home);
    files.take();
    rmSync(home, { recursive: true });
    expect(() => files.note('gateway', process.ppid)).not.toThrow();
  });

  test('refuse a second start while the first is alive', () => {
    note('processes.json', { supervisor: parent() });
    expect(() => new RunFiles(home).take()).toThrow(/already running on .* \(process \d+\)/);
  });

  test('tell what a killed start left behind, not what was given its number since, and not the database', () => {
    note('processes.json', {
      supervisor: { pid: process.ppid, started: 'long ago' },
      gateway: parent(),
      services: { pid: process.ppid, started: 'long ago' },
      postgres: parent(),
    });
    expect(new RunFiles(home).take()).toEqual([parent()]);
  });
});

test('a process is known by its number and its start', () => {
  const me = identify(process.pid);
  expect(me && stillRuns(me)).toBe(true);
  expect(me && stillRuns({ ...me, started: '1' })).toBe(false);
  expect(identify(2 ** 22 + 1)).toBeUndefined();
});

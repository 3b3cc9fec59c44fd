import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDataDir } from '../src/files/data-dir';

describe('what a killed command has left in DATA_DIR', () => {
  let home: string;
  beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'kashikari-unfinished-'))));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  function cluster(folder: string, words: string): void {
    mkdirSync(path.join(home, folder), { recursive: true });
    writeFileSync(path.join(home, folder, 'PG_VERSION'), words);
  }
  const started = () => readFileSync(path.join(home, 'postgres/PG_VERSION'), 'utf8');

  test('a restore that has not ended is no installation: the start is refused', () => {
    mkdirSync(path.join(home, 'restore.partial'));
    expect(() => prepareDataDir(home)).toThrow(/^A restore into .* has not ended[.] Empty the folder/);
  });

  test('a database that was being put back takes its place, where the other had been moved away', () => {
    cluster('put-back/postgres', 'of the backup');
    cluster('put-back/former', 'of the failed upgrade');
    prepareDataDir(home);
    expect(started()).toBe('of the backup');
    expect(existsSync(path.join(home, 'put-back'))).toBe(false);
  });

  test('one that was still being unpacked is forgotten', () => {
    cluster('postgres', 'of the failed upgrade');
    cluster('put-back/postgres', 'half of a backup');
    prepareDataDir(home);
    expect(started()).toBe('of the failed upgrade');
    expect(existsSync(path.join(home, 'put-back'))).toBe(false);
  });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database, Jobs } from '@kashikari/platform';
import { PgMailFiles } from '../src/store/mail-files.repository';

describe('the files of mails', () => {
  let folder: string;
  // Removing asks neither the database nor its jobs.
  const filesIn = (name: string) => new PgMailFiles({} as Database, {} as Jobs, path.join(folder, name), 30);
  const NOW = Date.parse('2027-03-31T12:00:00Z');
  beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'kashikari-mails-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('go after their days, and nothing else in the folder does', async () => {
    const names = ['2027-02-28.mbox', '2027-03-01.mbox', 'notes.txt'];
    for (const name of names) await writeFile(path.join(folder, name), '');
    await filesIn('.').removeBefore(NOW);
    expect((await readdir(folder)).sort()).toEqual(['2027-03-01.mbox', 'notes.txt']);
  });

  it('are none where no mail was ever written', async () => {
    await expect(filesIn('nowhere').removeBefore(NOW)).resolves.toBeUndefined();
  });

  it('that can’t be looked through are not taken for removed', async () => {
    await writeFile(path.join(folder, 'no-folder'), '');
    await expect(filesIn('no-folder').removeBefore(NOW)).rejects.toThrow('ENOTDIR');
  });
});

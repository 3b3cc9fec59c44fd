import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupName, keepNewest, latestBackup, momentOf } from '../src/backup/backup-folder';
import { isDue } from '../src/backup/nightly-backup';

describe('the folder of backups', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'kashikari-backups-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const night = (day: number) => new Date(Date.UTC(2026, 0, day, 18, 0, 0));

  test('keeps the newest fourteen, and everything that is no backup', () => {
    for (let day = 1; day <= 20; day++)
      mkdirSync(path.join(folder, backupName(night(day)), 'files'), { recursive: true });
    mkdirSync(path.join(folder, 'notes'));
    keepNewest(folder, 14);
    const expected = Array.from({ length: 14 }, (_, index) => backupName(night(index + 7)));
    expect(readdirSync(folder).sort()).toEqual([...expected, 'notes']);
    expect(latestBackup(folder)).toBe(path.join(folder, backupName(night(20))));
  });

  test('names each backup by its moment', () => {
    const at = new Date('2026-04-01T03:00:07.891Z');
    expect(backupName(at)).toBe('kashikari-20260401T030007Z');
    expect(momentOf(backupName(at))?.toISOString()).toBe('2026-04-01T03:00:07.000Z');
    expect(momentOf('kashikari-20260401T030007Z.partial')).toBeUndefined();
  });
});

describe('the nightly backup', () => {
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 3, day, hour, minute);

  test.each([
    ['an hour before it', at(1, 3, 1), at(2, 2), false],
    ['at its hour', at(1, 3, 1), at(2, 3), true],
    ['once it was made', at(2, 3, 1), at(2, 23), false],
    ['in the morning, where the machine was off at night', at(1, 9, 10), at(2, 9, 10), true],
    ['in the evening of the first day', at(2, 18), at(2, 20), false],
  ])('is due %s: %p', (_, last, now, due) => {
    expect(isDue(last, now, 3)).toBe(due);
  });
});

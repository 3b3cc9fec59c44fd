import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, keptIn, readKept, signIns } from '../src/demo/demonstration';
import { DEMO_PASSWORD } from '../src/demo/model';

describe('the password of a demonstration', () => {
  let home: string;
  beforeEach(() => (home = mkdtempSync(path.join(tmpdir(), 'kashikari-demonstration-'))));
  afterEach(() => rmSync(home, { recursive: true }));

  const made = (local: boolean) => {
    begin(home, local, Date.parse('2027-06-09T10:00:00+09:00'));
    return readKept(keptIn(home)).password;
  };

  test('is the well-known one where only this machine reaches it', () => {
    expect(made(true)).toBe(DEMO_PASSWORD);
  });

  test('stands beside the moment at which it was begun', () => {
    made(true);
    expect(readKept(keptIn(home)).began).toBe(Date.parse('2027-06-09T10:00:00+09:00'));
  });

  test('is random elsewhere, another each time, and kept for its owner alone', () => {
    const [first, second] = [made(false), made(false)];
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(second).not.toBe(first);
    expect(statSync(keptIn(home)).mode & 0o077).toBe(0);
  });

  test('is shown once, with the way to take the demonstration out', () => {
    expect(signIns('random-password1').join('\n')).toContain('npm run kashikari -- demo-remove');
    expect(signIns(DEMO_PASSWORD).join('\n')).not.toContain('once');
  });

  test('of an installation from before is the well-known one', () => {
    expect(readKept(keptIn(home)).password).toBe('kashikari');
  });
});

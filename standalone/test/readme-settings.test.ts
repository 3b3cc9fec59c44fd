import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingNames } from '../src/all-settings';

/** Settings that are not for users, with the reason. */
const INTERNAL: Readonly<Record<string, string>> = {
  BUS_DATABASE_URL: 'set by npm start',
  TELL_MAIL_LINKS: 'set by npm start',
  NODE_ENV: 'a convention of Node',
  KASHIKARI_TEST_HOOKS: 'for tests',
  KASHIKARI_TEST_CLOCK_AHEAD_MS: 'for tests',
  WEB_PUSH_TO_PRIVATE: 'for tests',
  OUTBOUND_TO_PRIVATE: 'for tests',
  RATE_LIMIT_SIGN_IN_PER_MIN: 'removed; read only to print a warning',
};

/** Settings in the tables that `npm start` does not read from the environment. */
const DOCUMENTED_ONLY = ['KASHIKARI_SECRET'];

const page = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');
const configuration = page.slice(page.indexOf('## Configuration'), page.indexOf('## Architecture'));
const firstCells = [...configuration.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell = '']) => cell);
const documented = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

describe('the configuration tables of README.md', () => {
  const forUsers = settingNames().filter((name) => !(name in INTERNAL));

  test('contain every setting that npm start reads and that is not internal', () => {
    expect(forUsers.filter((name) => !documented.includes(name))).toEqual([]);
  });

  test('contain no setting that is not read', () => {
    const known = [...forUsers, ...DOCUMENTED_ONLY];
    expect(documented.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('contain each setting once', () => {
    expect(documented).toEqual([...new Set(documented)]);
  });
});

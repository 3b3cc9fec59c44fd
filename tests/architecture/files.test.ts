import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Everything that is, or is about to be, committed. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(file));

const isSource = (file: string) =>
  /[.](ts|tsx|mjs|cjs|js|css|proto|sql)$/.test(file) && !file.endsWith('schema.d.ts');

/** Longer than this, a file holds two ideas. Data tables and generated files are no exception worth having. */
const MAX_LINES = 300;

test('no source file is longer than 300 lines', () => {
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  const long = files.filter(
    (file) => isSource(file) && !file.startsWith('proto/') && lines(file) > MAX_LINES,
  );
  expect(long).toEqual([]);
});

test('nothing is left for later in the sources', () => {
  const words = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].map((word) => `\\b${word}\\b`).join('|'));
  expect(files.filter((file) => isSource(file) && words.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every service has a page that says what it owns', () => {
  const services = new Set(files.flatMap((file) => /^services\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect([...services].filter((name) => !existsSync(`services/${name}/README.md`))).toEqual([]);
});

test('the lock names the packages of every system, so that npm ci accepts it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const locked = Object.keys(packages);
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  const lacking = wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)));
  // Mended by `node scripts/lock.mjs`.
  expect([...new Set(lacking)]).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LOCKED = { 'node_modules/express': { version: '5.3.0' }, 'node_modules/pg': { version: '8.16.0' } };

let checkout: string;

/** A checkout with two packages, whose install is complete. */
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'kashikari-install-'));
  cpSync('scripts', path.join(checkout, 'scripts'), { recursive: true });
  write('package-lock.json', { packages: { '': {}, ...LOCKED } });
  write('node_modules/.package-lock.json', { packages: LOCKED });
  for (const [place, { version }] of Object.entries(LOCKED)) write(`${place}/package.json`, { version });
});

afterEach(() => rmSync(checkout, { recursive: true }));

function write(file: string, content: object): void {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), JSON.stringify(content));
}

/** Runs `npm start` with an npm that installs nothing and ends with this code. */
function start(npmExits: number) {
  const npm = path.join(checkout, 'npm.js');
  writeFileSync(npm, `console.error('no network'); process.exitCode = ${npmExits};`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { PATH: process.env['PATH'], npm_execpath: npm },
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), fault: stderr.trim() };
}

describe('npm start in a checkout whose install is not complete', () => {
  test('names the package whose folder is gone, and stops before anything starts', () => {
    rmSync(path.join(checkout, 'node_modules/pg'), { recursive: true });
    expect(start(0)).toEqual({
      status: 1,
      said: 'Installing dependencies (node_modules/pg is missing) …',
      fault:
        'The dependencies are not installed completely: node_modules/pg is missing. Run npm ci and start again.',
    });
  });

  test('names a package of another version than package-lock.json', () => {
    write('node_modules/.package-lock.json', {
      packages: { ...LOCKED, 'node_modules/pg': { version: '8.0.0' } },
    });
    const { status, fault } = start(0);
    expect([status, fault]).toEqual([
      1,
      expect.stringContaining('node_modules/pg should be 8.16.0. Run npm ci and start again.'),
    ]);
  });

  test('says that npm could not install, without a stack', () => {
    rmSync(path.join(checkout, 'node_modules/express'), { recursive: true });
    expect(start(1)).toEqual({
      status: 1,
      said: 'Installing dependencies (node_modules/express is missing) …',
      fault: 'no network\n\nThe dependencies could not be installed. See the output of npm ci above.',
    });
  });
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const { GROUPS, notInTurn } = require('../../scripts/tests/rotation.cjs') as {
  GROUPS: readonly (readonly string[])[];
  notInTurn(turn: number): string[];
};

const { maySkip } = require('../../scripts/tests/external-tools.cjs') as { maySkip(file: string): boolean };

/** Evaluates an expression on one of our scripts, `it`. They are ES modules, so another process loads them. */
function ask<T>(module: string, expression: string): T {
  const code = `import * as it from './scripts/tests/${module}.mjs'; console.log(JSON.stringify(${expression} ?? null))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  ) as T;
}
const touched = (...files: string[]) => ask<string[]>('changed', `it.touched(${JSON.stringify(files)})`);

test('a change of what every test stands on runs everything', () => {
  for (const file of [
    'package-lock.json',
    'jest.config.cjs',
    'tests/jest/shared-products.ts',
    'scripts/tests/jest.mjs',
  ])
    expect(touched('services/notify/src/app/send.ts', file)).toEqual([]);
});

test('a change of a service runs what imports it, and tests of the product as it is built', () => {
  const source = 'services/reservation/src/settings.ts';
  expect(touched(source)).toEqual(
    expect.arrayContaining(['--findRelatedTests', source, 'tests/contract/answers.test.ts']),
  );
  expect(touched(source)).not.toContain('tests/journeys/first-load.test.ts');
});

test('a change of a screen runs its tests, and a browser once; the checks look at its words', () => {
  const screen = 'frontends/shell/src/features/devices/devices.tsx';
  expect(touched(screen)).toEqual([
    ...['--findRelatedTests', screen],
    ...['tests/journeys/first-load.test.ts', 'tests/journeys/remotes.test.ts'],
  ]);
});

test('a change of a test alone runs that test', () => {
  const file = 'services/notify/test/booking-mails.test.ts';
  expect(touched(file)).toEqual(['--findRelatedTests', file]);
});

test('a change of what the contract knows of one resource runs the tests of the contract', () => {
  const file = 'tests/contract/resources/folders.ts';
  expect(touched(file)).toEqual(
    expect.arrayContaining([file, 'tests/contract/answers.test.ts', 'tests/contract/strangers.test.ts']),
  );
});

test('a test may be skipped only where a tool of the table may be missing', () => {
  expect(maySkip('tests/live/fleet.test.ts')).toBe(true);
  expect(maySkip('services/notify/test/booking-mails.test.ts')).toBe(false);
});

test('core-seconds count this process and those that it waited for', () => {
  if (process.platform !== 'linux') return;
  const spent = ask<number>(
    'core-seconds',
    "(() => { const n = process.getBuiltinModule('node:child_process'); const before = it.coreSeconds(); n.execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 400_000);']); return it.coreSeconds() - before; })()",
  );
  expect(spent).toBeGreaterThan(0.3);
});

test('of dear files each change plays one of every group, and three changes play them all', () => {
  const all = GROUPS.flat();
  expect(all.filter((file) => !existsSync(file))).toEqual([]);
  const played = [6, 7, 8].map((turn) => all.filter((file) => !notInTurn(turn).includes(file)));
  expect(played.map((files) => files.length)).toEqual(Array.from({ length: 3 }, () => GROUPS.length));
  expect([...new Set(played.flat())].sort()).toEqual([...all].sort());
});

test('a file that failed runs again alone, whether a test of it failed or it did not start, and what is red is named with its reason', () => {
  const of = (name: string, status: string, message: string, tests: readonly object[] = []) => ({
    name: `${process.cwd()}/${name}`,
    status,
    message,
    assertionResults: tests,
  });
  const passed = { status: 'passed', fullName: 'one' };
  const failed = { status: 'failed', fullName: 'two', failureMessages: ['expected 1\n    at a line'] };
  const testResults = [
    of('a.test.ts', 'passed', '', [passed, { status: 'pending', fullName: 'three' }]),
    of('b.test.ts', 'failed', 'two failed', [passed, failed, failed]),
    of('c.test.ts', 'failed', '\nbroke off\nand more'),
  ];
  expect(ask('report', `it.failedFiles(${JSON.stringify({ testResults })})`)).toEqual([
    { name: 'b.test.ts', tests: 2, faults: ['two: expected 1', 'two: expected 1'] },
    { name: 'c.test.ts', tests: 1, faults: ['broke off'] },
  ]);
});

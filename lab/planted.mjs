// `npm run lab -- planted [-- word …]`: takes each guard of tests/planted out of a copy of the sources in turn, or only those whose
// rows hold one of the words, and runs the test that watches it, which has to be red. First all these tests run on a copy as it
// is, and have to be green. No part of `npm test`: a quarter of an hour.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { at, ROOT, stopWith } from '../scripts/root.mjs';
import { inParallel, runTool } from '../scripts/run.mjs';
import { install } from '../scripts/setup/install.mjs';

/** Copies, in each of which one fault is tried at a time. */
const AT_ONCE = 2;

/** Maximum length of the shown output of a test that proves nothing, characters. */
const SHOWN = 400;

/**
 * Messages of failed expectations, or of a refusal that the test did not expect. Any other error may be a mistake in
 * the fault itself.
 */
const BY_THE_TEST = /\bexpect(ed)?\b|^DomainError/i;

process.chdir(ROOT);
await install();
// What is made from the protos, and what tests of npm start find beside their sources.
await build({ web: false });
const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { GUARDS } = require(at('tests/planted/guards.ts'));
const { startTestServer } = require(at('packages/platform/src/testing/embedded-postgres.ts'));

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const guards = GUARDS.filter(
  (row) => words.length === 0 || words.some((word) => JSON.stringify(row).toLowerCase().includes(word)),
);
if (guards.length === 0) stopWith(`No row of tests/planted holds ${words.join(' or ')}.`);
const stale = guards.filter(({ file, text }) => readFileSync(at(file), 'utf8').split(text).length !== 2);
if (stale.length > 0)
  stopWith(
    `These texts don't stand in their files exactly once:\n${stale.map(({ file, guard }) => `  ${file}: ${guard}`).join('\n')}`,
  );

const copies = Array.from({ length: AT_ONCE }, copySources);
const idle = [...copies];
process.once('exit', () => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const server = await startTestServer();
try {
  process.exitCode = (await areGreen()) && (await areCaught()) ? 0 : 1;
} finally {
  await server.stop();
}

/** Copies files that git tracks or would add, and the code generated from the protos; links the libraries. */
function copySources() {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'kashikari-planted-')));
  const list = (...args) =>
    execFileSync('git', ['ls-files', '-z', ...args], { encoding: 'utf8' }).split('\0');
  const files = [...list('-co', '--exclude-standard'), 'packages/contracts/src/gen'].filter(Boolean);
  for (const file of files)
    if (existsSync(at(file))) cpSync(at(file), path.join(copy, file), { recursive: true });
  for (const file of list('*package.json').filter(Boolean))
    for (const made of ['node_modules', 'dist']) {
      const folder = path.join(path.dirname(file), made);
      if (folder !== 'node_modules' && existsSync(at(folder)))
        symlinkSync(at(folder), path.join(copy, folder));
    }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(at('node_modules'))) {
    const [from, to] = [at('node_modules', name), path.join(copy, 'node_modules', name)];
    // Our own are links to folders beside: in the copy to those of the copy.
    if (name === '@kashikari') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
  return copy;
}

async function areGreen() {
  const sound = await runTests(copies[0], guards);
  const others = guards.filter((row) => stateOf(copies[0], sound, row) !== 'green');
  for (const row of others)
    console.log(`NOT GREEN   ${row.test}: ${row.named} (${stateOf(copies[0], sound, row)})`);
  return others.length === 0;
}

async function areCaught() {
  const states = await inParallel(
    AT_ONCE,
    guards.map((row) => () => tryFault(row)),
  );
  const missed = states.filter((state) => state !== 'red').length;
  console.log(`\n${guards.length - missed} caught, ${missed} missed`);
  return missed === 0;
}

async function tryFault(row) {
  const copy = idle.pop();
  const target = path.join(copy, row.file);
  const whole = readFileSync(target, 'utf8');
  writeFileSync(
    target,
    whole.replace(row.text, () => row.fault),
  );
  const state = stateOf(copy, await runTests(copy, [row]), row);
  writeFileSync(target, whole);
  idle.push(copy);
  console.log(`${state === 'red' ? 'caught' : `MISSED (${state})`}   ${row.guard}   ${row.test}`);
  return state;
}

/** The report of jest about the tests of some rows. */
async function runTests(copy, rows) {
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  // What was migrated once is a template of the server's: a fault in a migration or in its functions needs another server.
  const migrates = rows.length === 1 && /\/(migrations|sql)\//.test(rows[0].file);
  const shared = migrates ? {} : { KASHIKARI_TEST_PG: server.url };
  const names = rows.map(({ named }) => named.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const { output } = await runTool(
    'jest/bin/jest.js',
    [
      ...['--config', path.join(copy, 'jest.config.cjs'), '--cacheDirectory', path.join(copy, '.cache/jest')],
      ...['--json', '--outputFile', report, '--forceExit', '--testNamePattern', names.join('|')],
      ...['--runTestsByPath', ...new Set(rows.map(({ test }) => test))],
    ],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'test', ...shared } },
  );
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [], output };
}

/** `green`; `red` by the named test; or what else became of it, which proves nothing. */
function stateOf(copy, { testResults, output = '' }, { test, named }) {
  const file = testResults.find(({ name }) => name === path.join(copy, test));
  if (!file?.assertionResults.length) return `did not run: ${(file?.message ?? output).slice(0, SHOWN)}`;
  const own = file.assertionResults.filter(
    ({ fullName, status }) => fullName.includes(named) && status !== 'pending',
  );
  if (own.length === 0) return 'no such test';
  const messages = own.flatMap(({ failureMessages }) => failureMessages);
  if (messages.length === 0) return 'green';
  return messages.some((message) => BY_THE_TEST.test(message))
    ? 'red'
    : `failed otherwise: ${messages[0].slice(0, SHOWN)}`;
}

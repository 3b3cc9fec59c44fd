// `npm run lab -- nodes [-- 24 …]`: a short form of the run on each Node that Kashikari runs on, or only on those named. Each comes
// from the npm registry as a package, so nothing has to be installed. Ends with a line a version.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { at, ROOT, stopWith } from '../scripts/root.mjs';
import { run } from '../scripts/run.mjs';
import { install } from '../scripts/setup/install.mjs';
import { NODES } from '../scripts/setup/nodes.mjs';

/**
 * Tests in the order of the run. First come areas that differ between versions (calendars and time zones, streams and
 * zlib, gRPC, PostgreSQL), then the whole product.
 */
const CHOSEN = [
  'packages/kernel',
  'packages/availability',
  'packages/pricing',
  'packages/platform/test/grpc',
  'services/gateway/test/pages',
  'services/gateway/test/card-import',
  'services/identity/test/snapshots',
  'services/reservation/test/acts',
  'tests/faults/start-and-stop',
];

const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Runs a Node program under a version of Node. */
const under = (version, args, options) =>
  run('npx', ['--yes', '--package', `${PACKAGE}@${version}`, '--', 'node', ...args], options);

/** @returns what failed, in words; undefined where all is well */
async function faultOn(version) {
  const { code, stdout } = await under(version, ['--version']);
  if (code !== 0 || stdout.trim() !== `v${version}`) return `it can't be had as ${PACKAGE}@${version}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-built-'));
  const built = await under(
    version,
    [
      at('node_modules/webpack-cli/bin/cli.js'),
      ...['--mode', 'production', '--config', 'webpack.config.cjs', '--stats', 'errors-only'],
      ...['--output-path', folder],
    ],
    { cwd: at('frontends/payments-mfe') },
  ).finally(() => rmSync(folder, { recursive: true, force: true }));
  if (built.code !== 0) return `the build failed:\n${built.output}`;
  const jest = [at('node_modules/jest/bin/jest.js'), '--config', at('jest.config.cjs'), '--runInBand'];
  const env = { ...process.env, NODE_ENV: 'test' };
  const tested = await under(version, [...jest, ...CHOSEN], { env, show: true });
  return tested.code === 0 ? undefined : 'tests failed';
}

process.chdir(ROOT);
const asked = process.argv.slice(2);
const wanted = NODES.filter(
  (version) => !asked.length || asked.some((one) => `${version}.`.startsWith(`${one}.`)),
);
if (!wanted.length) stopWith(`None of these: there are ${NODES.join(', ')}.`);
await install();
await build();
const lines = [];
for (const version of wanted) {
  console.log(`\n=== Node ${version}`);
  const fault = await faultOn(version);
  lines.push(fault ? `FAIL  Node ${version}: ${fault}` : `ok    Node ${version}`);
  if (fault) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);

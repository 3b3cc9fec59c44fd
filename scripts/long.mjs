// `npm run test:long [-- step …]`: what `npm test` has no time for, hours of it, or only the steps named. Every test in its long
// form (all screens × languages × widths, thousands of random acts), from a seed of chance; failures of generated tests are kept
// as cases in tests/jest/kept-cases.json. Then faults, planted faults, mutants of the rules, requests from the contract, a soak.
// Ends with a line a step.
import { ROOT, stopWith } from './root.mjs';
import { run } from './run.mjs';
import { coreSeconds } from './tests/core-seconds.mjs';
import { seedOfChance } from './tests/seed.mjs';

process.chdir(ROOT);
const seed = Number(process.env.TEST_SEED) || seedOfChance();
const env = { ...process.env, LONG_TESTS: '1', TEST_SEED: String(seed) };

/** Each by the name of its script, with what it takes more. */
const STEPS = {
  tests: ['scripts/test.mjs'],
  faults: ['lab/faults.mjs'],
  planted: ['lab/planted.mjs'],
  mutation: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.config.mjs'],
  nodes: ['lab/nodes.mjs'],
  fuzz: ['lab/fuzz.mjs'],
  load: ['lab/load.mjs'],
  upgrade: ['lab/upgrade.mjs'],
  pictures: ['scripts/pictures.mjs'],
  soak: ['--experimental-websocket', 'lab/soak.mjs'],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STEPS));
if (unknown.length) stopWith(`No step ${unknown.join(', ')}: there are ${Object.keys(STEPS).join(', ')}.`);

console.log(`The long run, from TEST_SEED=${seed}`);
const lines = [];
for (const [name, args] of Object.entries(STEPS)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n=== ${name}`);
  const [began, before] = [performance.now(), coreSeconds()];
  const { code } = await run(process.execPath, args, { show: true, env });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  const cost = before === undefined ? '' : `, ${(coreSeconds() - before).toFixed(0)} core-seconds`;
  lines.push(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name} (${minutes} min${cost})`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}`);

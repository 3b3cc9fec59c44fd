// `npm run lab -- <name> [argument …]`: runs a measurement or a drill of lab/, all of them too long for `npm test`.
import { at, stopWith } from './root.mjs';
import { run } from './run.mjs';

/** Purpose of each file of lab/, by its name. */
const LAB = {
  bench: 'benchmarks bookings, bursts and schedules against a minimal Express + pg baseline',
  load: 'sends a burst of bookings with k6',
  soak: 'watches memory under load for hours',
  fuzz: 'sends generated requests of the contract (Schemathesis)',
  faults: 'stops and fills up parts of the running product',
  planted: 'removes guards from a copy, one at a time, and expects a red test',
  nodes: 'runs the tests that depend on the version of Node, on each of them',
  upgrade: 'replaces the last release by this one while people book',
  cluster: 'installs the chart on a Kubernetes of one machine, and breaks parts of it',
  image: 'builds the stand-alone image, and drills backup, restore and upgrade with it',
};

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(LAB, name ?? ''))
  stopWith(
    `Usage: npm run lab -- <name> [argument …]\n\n${Object.entries(LAB)
      .map(([one, does]) => `  ${one.padEnd(8)} ${does}`)
      .join('\n')}`,
  );
const { code } = await run(process.execPath, ['--experimental-websocket', at(`lab/${name}.mjs`), ...args], {
  show: true,
});
process.exitCode = code;

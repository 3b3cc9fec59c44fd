// `npm run lab -- bench [-- --quick] [-- --sizes | -- --people | -- --lender | -- --goods | -- --scans | -- --money | -- --idle | -- --footprint | -- --attacks]`: how fast the product is beside bare express
// and pg with the same SQL, in one run; with `--sizes` what the size of the table costs instead, with `--people` what groups of 10,000
// and sign-ins do, with `--lender` what a lender of 3,000 goods waits for its day and its figures, with `--goods` what searches and
// lists of 100,000 goods cost, with `--scans` what a scan and the check of a stocktaking cost, with `--money` what a price costs a booking, with `--idle` what the product uses while nobody is there, with `--footprint` the memory and disk of 30, 300 and 3,000 members, with `--attacks` what others notice of files that are made to stop everybody.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../scripts/build.mjs';
import { writeMeasured } from '../scripts/measured.cjs';
import { ROOT } from '../scripts/root.mjs';
import { install } from '../scripts/setup/install.mjs';
import { needNode } from '../scripts/setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();
await build();
const { freePorts } = createRequire(import.meta.url)('../standalone/dist/processes/free-ports.js');
const { machine, watchCpu } = await import('../tests/bench/cpu.mjs');
const { drain } = await import('../tests/bench/drain.mjs');
const { fillSchedules, runPhases } = await import('../tests/bench/run-phases.mjs');
const { measureAttacks } = await import('../tests/bench/attacks.mjs');
const { measureFootprint } = await import('../tests/bench/footprint.mjs');
const { measureGoods } = await import('../tests/bench/goods.mjs');
const { measureIdle } = await import('../tests/bench/idle.mjs');
const { measureLender } = await import('../tests/bench/lender.mjs');
const { measureMoney } = await import('../tests/bench/money.mjs');
const { measurePeople } = await import('../tests/bench/people.mjs');
const { measureScans } = await import('../tests/bench/scans.mjs');
const {
  report,
  reportAttacks,
  reportFootprint,
  reportGoods,
  reportIdle,
  reportLender,
  reportMoney,
  reportPeople,
  reportScans,
  reportSizes,
} = await import('../tests/bench/report.mjs');
const { seed } = await import('../tests/bench/seed.mjs');
const { sizes } = await import('../tests/bench/sizes.mjs');
const { BenchProduct, end, launch } = await import('../tests/bench/bench-product.mjs');

const quick = process.argv.includes('--quick');
const onlySizes = process.argv.includes('--sizes');
const onlyAttacks = process.argv.includes('--attacks');
const onlyFootprint = process.argv.includes('--footprint');
const onlyGoods = process.argv.includes('--goods');
const onlyIdle = process.argv.includes('--idle');
const onlyLender = process.argv.includes('--lender');
const onlyMoney = process.argv.includes('--money');
const onlyPeople = process.argv.includes('--people');
const onlyScans = process.argv.includes('--scans');
const GOODS = quick ? 200 : 1_000;

const FILE = 'docs/benchmarks.md';

/** More than this share of the machine in other hands, and the figures mean nothing. */
const MAX_OTHERS = 0.1;

const home = mkdtempSync(path.join(tmpdir(), 'kashikari-bench-'));
const product = new BenchProduct(path.join(home, 'data'), (await freePorts(1))[0]);
const clients = launch('load.mjs');

function write(mark, text) {
  writeMeasured(FILE, mark, text);
  console.log(`written to ${FILE}`);
}

/** Shows what was measured, and writes it down where the machine was quiet enough for it to mean anything. */
function keep(mark, text, others) {
  console.log(`\n${text}\n`);
  if (others > MAX_OTHERS) {
    console.log(
      `VOID: others used up to ${(others * 100).toFixed(0)} % of the CPU. Nothing is written; run it again in quiet.`,
    );
    process.exitCode = 2;
  } else if (!quick) {
    write(mark, text);
  }
}

async function measureOfPeople(head) {
  await product.start();
  const stop = watchCpu({ ...product.processes(), clients: { pid: process.pid } });
  const found = await measurePeople(product, { quick });
  keep('people', reportPeople({ ...head, ...found }), stop().othersShare);
}

async function measureOfLender(head) {
  await product.start();
  const stop = watchCpu({ ...product.processes(), clients: { pid: process.pid } });
  const found = await measureLender(product, { quick });
  keep('lender', reportLender({ ...head, ...found }), stop().othersShare);
}

async function measureOfGoods(head) {
  await product.start();
  const found = await measureGoods(product, clients, { quick });
  keep('goods', reportGoods({ ...head, ...found }), found.othersShare);
}

async function measureOfScans(head) {
  await product.start();
  const found = await measureScans(product, clients, { quick });
  keep('scans', reportScans({ ...head, ...found }), found.othersShare);
}

async function measureOfMoney(head) {
  await product.start();
  const stop = watchCpu({
    ...product.processes(),
    ...{ clients: { pid: clients.pid }, bench: { pid: process.pid } },
  });
  const found = await measureMoney(product, clients, { quick });
  const { othersShare } = stop();
  keep('money', reportMoney({ ...head, ...found, othersShare }), othersShare);
}

async function measureOfIdle(head) {
  await product.start();
  const found = await measureIdle(product, { quick });
  keep('idle', reportIdle({ ...head, ...found }), found.othersShare);
}

/** Memory and disk don't depend on what else the machine does. */
async function measureOfFootprint(head) {
  const rows = await measureFootprint(home, (await freePorts(1))[0], clients, { quick });
  keep('footprint', reportFootprint({ ...head, rows }), 0);
}

/**
 * Measures attacks. This process attacks and another one acts as an ordinary client, so that neither waits for the
 * other.
 */
async function measureBombs(head) {
  await product.start();
  const looker = launch('look.mjs');
  const clients = { clients: { pid: process.pid }, looker: { pid: looker.pid } };
  const stop = watchCpu({ ...product.processes(), ...clients });
  const found = await measureAttacks(product, looker).finally(() => end(looker));
  const others = stop().othersShare;
  keep('attacks', reportAttacks({ ...head, ...found, others }), others);
}

/** Goods with schedules, and a copy of them for the floor. */
async function makeGround() {
  console.log(`Starting the product and registering ${GOODS} goods …`);
  await product.start();
  const ground = await seed(product, GOODS);
  await fillSchedules(product, ground, clients, onlySizes || quick ? 2 : 14);
  await drain(product);
  await product.stop();
  await product.copyForFloor();
  return ground;
}

async function measureSizes(ground, head) {
  await product.start();
  const text = reportSizes({ ...head, sizes: await sizes(product, ground, clients) });
  console.log(`\n${text}\n`);
  if (!quick) write('sizes', text);
}

async function measurePhases(ground, head) {
  const found = await runPhases(product, ground, { clients, quick });
  const others = Math.max(
    ...found.results.flatMap(({ ours, floor }) => [...ours, ...floor].map((r) => r.othersShare)),
  );
  keep('measured', report({ ...head, ...found }), others);
}

try {
  const head = { machine: machine(), when: new Date().toISOString().slice(0, 10) };
  if (onlyAttacks) await measureBombs(head);
  else if (onlyLender) await measureOfLender(head);
  else if (onlyGoods) await measureOfGoods(head);
  else if (onlyIdle) await measureOfIdle(head);
  else if (onlyFootprint) await measureOfFootprint(head);
  else if (onlyMoney) await measureOfMoney(head);
  else if (onlyScans) await measureOfScans(head);
  else if (onlyPeople) await measureOfPeople(head);
  else await (onlySizes ? measureSizes : measurePhases)(await makeGround(), head);
} finally {
  await end(clients);
  if (product.child) await product.stop();
  rmSync(home, { recursive: true, force: true });
}

// `npm run bench [-- --quick] [-- --sizes]`: how fast the product is beside bare express and pg with the same SQL, in one
// run; with `--sizes` what the size of the table costs instead.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { at, ROOT } from './root.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();
await build();
const { freePorts } = createRequire(import.meta.url)('../standalone/dist/processes/free-ports.js');
const { machine } = await import('../tests/bench/cpu.mjs');
const { drain } = await import('../tests/bench/drain.mjs');
const { fillSchedules, runPhases } = await import('../tests/bench/run-phases.mjs');
const { report, reportSizes } = await import('../tests/bench/report.mjs');
const { seed } = await import('../tests/bench/seed.mjs');
const { sizes } = await import('../tests/bench/sizes.mjs');
const { Stage, end, launch } = await import('../tests/bench/stage.mjs');

const quick = process.argv.includes('--quick');
const onlySizes = process.argv.includes('--sizes');
const GOODS = quick ? 200 : 1_000;

/** More than this share of the machine in other hands, and the figures mean nothing. */
const MOST_OTHERS = 0.1;

const home = mkdtempSync(path.join(tmpdir(), 'kashikari-bench-'));
const stage = new Stage(path.join(home, 'data'), (await freePorts(1))[0]);
const clients = launch('load.mjs');

/** Puts a measured part between its marks, and leaves what people wrote around it. */
function write(mark, text) {
  const file = at('docs/benchmarks.md');
  const [begin, finish] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(begin);
  const after = rest.split(finish)[1] ?? '\n';
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${finish}${after}`);
  console.log(`written to ${path.relative(ROOT, file)}`);
}

async function measureSizes(ground, head) {
  await stage.start();
  const text = reportSizes({ ...head, sizes: await sizes(stage, ground, clients) });
  console.log(`\n${text}\n`);
  if (!quick) write('sizes', text);
}

async function measurePhases(ground, head) {
  const found = await runPhases(stage, ground, { clients, quick });
  const text = report({ ...head, ...found });
  console.log(`\n${text}\n`);
  const others = Math.max(
    ...found.results.flatMap(({ ours, floor }) => [...ours, ...floor].map((r) => r.othersShare)),
  );
  if (others > MOST_OTHERS) {
    console.log(
      `VOID: others used up to ${(others * 100).toFixed(0)} % of the CPU. Nothing is written; run it again in quiet.`,
    );
    process.exitCode = 2;
  } else if (!quick) {
    write('measured', text);
  }
}

try {
  console.log(`Starting the product and registering ${GOODS} goods …`);
  await stage.start();
  const ground = await seed(stage, GOODS);
  await fillSchedules(stage, ground, clients, onlySizes || quick ? 2 : 14);
  await drain(stage);
  await stage.stop();
  await stage.copyForFloor();
  const head = { machine: machine(), when: new Date().toISOString().slice(0, 10) };
  await (onlySizes ? measureSizes : measurePhases)(ground, head);
} finally {
  await end(clients);
  await stage.stop();
  rmSync(home, { recursive: true, force: true });
}

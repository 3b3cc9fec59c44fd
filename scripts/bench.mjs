// `npm run bench [--quick]`: how fast the product is beside bare express and pg with the same SQL, in one run.
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
const { machine, watchCpu } = await import('../tests/bench/cpu.mjs');
const { drain } = await import('../tests/bench/drain.mjs');
const { PHASES } = await import('../tests/bench/phases.mjs');
const { report } = await import('../tests/bench/report.mjs');
const { seed, signInAll } = await import('../tests/bench/seed.mjs');
const { Stage, answerOf, end, launch } = await import('../tests/bench/stage.mjs');

const quick = process.argv.includes('--quick');
const GOODS = quick ? 200 : 1_000;
const ROUNDS = 3;
const WARM_UP_SECONDS = quick ? 1 : 4;

/** More than this share of the machine in other hands, and the figures mean nothing. */
const MOST_OTHERS = 0.1;

const home = mkdtempSync(path.join(tmpdir(), 'kashikari-bench-'));
const stage = new Stage(path.join(home, 'data'), (await freePorts(1))[0]);
const started = [];

/** One round of load on one address, with what it cost whom. */
async function measure(clients, url, load, processes) {
  const stop = watchCpu(processes);
  clients.send({ url, ...load });
  const answer = await answerOf(clients);
  return { ...answer, ...stop() };
}

async function measurePhase(phase, { goods, members, clients, floor, floorUrl }) {
  const result = { phase, ours: [], floor: [], drains: [] };
  const tokens = await signInAll(stage, members);
  const processes = { ...stage.processes(), floor: { pid: floor.pid }, clients: { pid: clients.pid } };
  // Once unmeasured, so that neither side is still being compiled: its round number is the one after the last.
  const warmUp = { ...phase.load({ goods, tokens, round: ROUNDS, quick }), seconds: WARM_UP_SECONDS };
  for (const url of [stage.url, floorUrl]) await measure(clients, url, warmUp, {});
  await drain(stage);
  for (let round = 0; round < ROUNDS; round++) {
    const load = phase.load({ goods, tokens, round, quick });
    result.ours.push(await measure(clients, stage.url, load, processes));
    result.drains.push(await drain(stage));
    result.floor.push(await measure(clients, floorUrl, load, processes));
    const [ours, bare] = [result.ours.at(-1), result.floor.at(-1)];
    console.log(`${phase.title}, round ${round + 1}: ${summary(ours)}; floor: ${summary(bare)}`);
  }
  return result;
}

function summary({ latencies, elapsed, statuses, othersShare }) {
  const perSecond = (latencies.length / elapsed).toFixed(0);
  return `${perSecond}/s ${JSON.stringify(statuses)}, others ${(othersShare * 100).toFixed(1)} %`;
}

/** Puts the measured part between its marks, and leaves what people wrote around it. */
function write(text) {
  const file = at('docs/benchmarks.md');
  const [begin, finish] = ['<!-- measured -->', '<!-- /measured -->'];
  const [before, rest = ''] = readFileSync(file, 'utf8').split(begin);
  const after = rest.split(finish)[1] ?? '\n';
  writeFileSync(file, `${before}${begin}\n\n${text}\n\n${finish}${after}`);
  console.log(`written to ${path.relative(ROOT, file)}`);
}

try {
  console.log(`Starting the product and registering ${GOODS} goods …`);
  await stage.start();
  const ground = await seed(stage, GOODS);
  await drain(stage);
  await stage.stop();
  await stage.copyForFloor();
  await stage.start();
  const floor = launch('floor.mjs', {
    FLOOR_DATABASE_URL: stage.databaseUrl('floor'),
    FLOOR_USER: ground.members[0].id,
  });
  const clients = launch('load.mjs');
  started.push(floor, clients);
  const floorUrl = `http://127.0.0.1:${(await answerOf(floor)).port}`;
  const results = [];
  for (const phase of PHASES)
    results.push(await measurePhase(phase, { ...ground, clients, floor, floorUrl }));

  const text = report({ machine: machine(), when: new Date().toISOString().slice(0, 10), results });
  console.log(`\n${text}\n`);
  const others = Math.max(
    ...results.flatMap(({ ours, floor: bare }) => [...ours, ...bare].map((r) => r.othersShare)),
  );
  if (others > MOST_OTHERS) {
    console.log(
      `VOID: others used up to ${(others * 100).toFixed(0)} % of the CPU. Nothing is written; run it again in quiet.`,
    );
    process.exitCode = 2;
  } else if (!quick) {
    write(text);
  }
} finally {
  await Promise.all(started.map(end));
  await stage.stop();
  rmSync(home, { recursive: true, force: true });
}

// `npm run lab -- soak [--minutes 20] [--rate 10]`: k6's ordinary day on a stand-alone product, its memory looked at all the time.
// Says what it held at the end and how much it grew, and writes it into docs/reliability.md. Linux only.
import { createRequire } from 'node:module';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { runK6 } from './load/k6.cjs';
import { HeapProbe, memoryOf, slope, together } from './load/memory.mjs';
import { startOwnProduct } from './load/own-product.mjs';
import { writeMeasured } from '../scripts/measured.cjs';
import { ROOT, stopWith } from '../scripts/root.mjs';
import { install } from '../scripts/setup/install.mjs';
import { needGoTool } from '../scripts/tools.mjs';

/** The most that the whole tree may hold after a day, and the most that it may grow, megabytes and megabytes an hour. */
const MAX = 600;
const MAX_GROWTH = 60;

const EVERY_MS = 5_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '20' }, rate: { type: 'string', default: '10' } },
});
const minutes = Number(values.minutes);

process.chdir(ROOT);
await install();
const program = await needGoTool('k6');

const isNode = (part) => part.isNode;
const isPostgres = (part) => !part.isNode;

/** JavaScript objects in all Node processes, megabytes. */
async function heapsOf(probes) {
  const each = [];
  for (const probe of probes) each.push(await probe.usedAfterCollection());
  return each.reduce((total, heap) => total + heap, 0);
}

const { product, end } = await startOwnProduct();
const { freePorts } = createRequire(import.meta.url)('../standalone/dist/processes/free-ports.js');
const samples = [];
const heaps = [];
const probes = [];
let kept;
try {
  const nodes = memoryOf(product).filter(isNode);
  const ports = await freePorts(nodes.length);
  for (const [n, { pid }] of nodes.entries()) probes.push(await HeapProbe.open(pid, ports[n]));
  const began = Date.now();
  const looking = setInterval(
    () => samples.push({ hours: (Date.now() - began) / 3_600_000, parts: memoryOf(product) }),
    EVERY_MS,
  );
  // A quarter to warm up: the caches are full, and what is taken from here on is what stays.
  const early = setTimeout(() => void heapsOf(probes).then((all) => heaps.push(all)), (minutes * 60_000) / 4);
  const settings = { BASE_URL: product.url, DURATION: `${minutes}m`, RATE: values.rate, LATENCY: '0' };
  ({ kept } = await runK6(program, 'ordinary-day.js', settings, { show: true }));
  clearInterval(looking);
  clearTimeout(early);
  heaps.push(await heapsOf(probes));
} finally {
  await end();
}
const second = samples.slice(samples.length / 2);
const growth = (wanted) => slope(second.map(({ hours, parts }) => [hours, together(parts.filter(wanted))]));
const last = samples.at(-1).parts;
const total = together(last);
const grown = growth(isNode);
const mb = (number) => `${Math.round(number)} MB`;

const rows = [...last.filter(isNode), ...last.filter(isPostgres)].map(
  ({ name, own, files }) => `| ${name} | ${mb(own)} | ${mb(files)} |`,
);
const today = new Date().toISOString().slice(0, 10);
const machine = `${os.availableParallelism()} cores with a load average of ${os.loadavg()[1].toFixed(1)}, Node ${process.versions.node}`;
const report = `${today}, ${minutes} minutes of \`tests/load/ordinary-day.js\` at ${values.rate} calls a second, ${machine}.

| process | of its own | files of its program |
| --- | --- | --- |
${rows.join('\n')}
| **together** | **${mb(total)}** | |

Growth in the second half: Node ${grown.toFixed(0)} MB an hour, PostgreSQL ${growth(isPostgres).toFixed(0)} MB an hour. JavaScript objects after a collection of
garbage: ${heaps.map((heap) => mb(heap)).join(' after a quarter of the time, ')} at the end, in all Node processes together.`;
console.log(`\n${report}\n`);
writeMeasured('docs/reliability.md', 'soak', report);

const wrong = [
  ...(kept ? [] : ['answers']),
  ...(total > MAX ? [`more than ${MAX} MB`] : []),
  ...(grown > MAX_GROWTH ? [`grows by ${grown.toFixed(0)} MB an hour`] : []),
];
if (wrong.length) stopWith(`Not as it should be: ${wrong.join(', ')}.`);

// `npm run load -- [burst] [day] [search] [--url https://…] [--duration 10m] [--rate 40] [--goods 500] [--clients 100]
// [--right-only]`: k6 against any address, or against a stand-alone installation that is started for it. All three when none
// is named.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { at, ROOT, stopWith } from './root.mjs';
import { run } from './run.mjs';
import { install } from './setup/install.mjs';
import { fetchGoTool } from './tools.mjs';

const LOADS = { burst: 'booking-burst.js', day: 'ordinary-day.js', search: 'search.js' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    duration: { type: 'string' },
    rate: { type: 'string' },
    goods: { type: 'string' },
    clients: { type: 'string' },
    /** Only whether answers are right counts, not how quick they are. */
    'right-only': { type: 'boolean', default: false },
  },
});
const names = positionals.length ? positionals : Object.keys(LOADS);
const unknown = names.filter((name) => !LOADS[name]);
if (unknown.length) stopWith(`There is no load "${unknown[0]}"; there are ${Object.keys(LOADS).join(', ')}.`);

process.chdir(ROOT);
await install();
const { program, reason } = await fetchGoTool('k6');
if (!program) stopWith(`k6 is needed: ${reason}.`);

/** The product of its own for this run, rate limits off; none where an address is given. */
async function stageOf() {
  if (values.url) return undefined;
  await build();
  const { freePorts } = createRequire(import.meta.url)('../standalone/dist/processes/free-ports.js');
  const { Stage } = await import('../tests/bench/stage.mjs');
  const home = mkdtempSync(path.join(tmpdir(), 'kashikari-load-'));
  const stage = new Stage(path.join(home, 'data'), (await freePorts(1))[0]);
  await stage.start();
  return { stage, end: () => stage.stop().then(() => rmSync(home, { recursive: true, force: true })) };
}

/** Megabytes that each process holds, pages shared between several counted in parts (Linux). */
function memory(stage) {
  const of = (pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
    } catch {
      return 0;
    }
  };
  return Object.entries(stage.processes()).map(([name, { pid, tree }]) => {
    const children = tree ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ') : [];
    return [name, Math.round([pid, ...children].reduce((sum, one) => sum + of(one), 0))];
  });
}

const own = await stageOf();
const url = values.url ?? own.stage.url;
const failed = [];
try {
  for (const name of names) {
    console.log(`\n${name} on ${url}`);
    const settings = {
      BASE_URL: url,
      DURATION: values.duration,
      RATE: values.rate,
      GOODS: values.goods,
      CLIENTS: values.clients,
    };
    if (values['right-only']) settings.LATENCY = '0';
    const told = Object.entries(settings).filter(([, value]) => value);
    const args = ['run', '--no-usage-report', '--quiet', ...told.flatMap(([k, v]) => ['-e', `${k}=${v}`])];
    const { code } = await run(program, [...args, at('tests/load', LOADS[name])], { show: true });
    if (code !== 0) failed.push(name);
    if (own) {
      const parts = memory(own.stage);
      const total = parts.reduce((sum, [, megabytes]) => sum + megabytes, 0);
      console.log(`memory: ${total} MB (${parts.map(([part, mb]) => `${part} ${mb}`).join(', ')})`);
    }
  }
} finally {
  await own?.end();
}
if (failed.length) stopWith(`Not as it should be: ${failed.join(', ')}.`);
console.log('\nEvery threshold was kept.');

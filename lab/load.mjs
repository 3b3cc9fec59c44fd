// `npm run lab -- load [burst] [day] [search] [--url https://…] [--duration 10m] [--rate 40] [--goods 500] [--clients 100]
// [--right-only]`: k6 against any address, or against a stand-alone installation that is started for it. All three when none
// is named.
import { parseArgs } from 'node:util';
import { runK6 } from './load/k6.cjs';
import { memoryOf, together } from './load/memory.mjs';
import { startOwnProduct } from './load/own-product.mjs';
import { ROOT, stopWith } from '../scripts/root.mjs';
import { install } from '../scripts/setup/install.mjs';
import { needGoTool } from '../scripts/tools.mjs';

const LOADS = { burst: 'booking-burst.js', day: 'ordinary-day.js', search: 'search.js' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    duration: { type: 'string' },
    rate: { type: 'string' },
    goods: { type: 'string' },
    clients: { type: 'string' },
    /** Checks that answers are right, without a limit on latency. */
    'right-only': { type: 'boolean', default: false },
  },
});
const names = positionals.length ? positionals : Object.keys(LOADS);
const unknown = names.filter((name) => !LOADS[name]);
if (unknown.length) stopWith(`There is no load "${unknown[0]}"; there are ${Object.keys(LOADS).join(', ')}.`);

process.chdir(ROOT);
await install();
const program = await needGoTool('k6');

/** The product started for this run; undefined if an address is given. */
const own = values.url ? undefined : await startOwnProduct();
const url = values.url ?? own.product.url;
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
    const { kept } = await runK6(program, LOADS[name], settings, { show: true });
    if (!kept) failed.push(name);
    if (own) {
      const parts = memoryOf(own.product);
      const each = parts.map(({ name: part, own: megabytes }) => `${part} ${Math.round(megabytes)}`);
      console.log(`memory: ${Math.round(together(parts))} MB (private: ${each.join(', ')})`);
    }
  }
} finally {
  await own?.end();
}
if (failed.length) stopWith(`Not as it should be: ${failed.join(', ')}.`);
console.log('\nAll thresholds were met.');

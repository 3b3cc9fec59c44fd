// `npm run lab -- faults [word …]`: everything that the product leans on taken away in turn while people book; some forty
// minutes, or only the faults whose names hold one of the words (`-- throws S3 'kill -9'`; a word that none holds names them all).
// FAULT_SECONDS (120): how long things stay away; FAULT_BOOKINGS (150): bookings during each.
// Writes docs/reliability.md; a fault that was not run keeps the line of the run that did it.
import { build } from '../scripts/build.mjs';
import { at, ROOT } from '../scripts/root.mjs';
import { runTool } from '../scripts/run.mjs';
import { install } from '../scripts/setup/install.mjs';
import { fetchGoTool } from '../scripts/tools.mjs';

process.chdir(ROOT);
await install();
await build();
const { reason } = await fetchGoTool('versitygw');
if (reason) console.log(`Pictures are stored in a folder, so the S3 outage is skipped: ${reason}.`);
const { code } = await runTool(
  'jest/bin/jest.js',
  ['--config', at('tests/faults/long/jest.config.cjs'), '--runInBand'],
  { show: true, env: { ...process.env, NODE_ENV: 'test', FAULTS: process.argv.slice(2).join('|') } },
);
process.exitCode = code;

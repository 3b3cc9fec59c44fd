// `npm run test:faults`: everything that the product leans on taken away in turn while people book; half an hour.
// FAULT_SECONDS (120): how long things stay away; FAULT_BOOKINGS (150): bookings during each; FAULTS=word: only these.
// Writes docs/reliability.md.
import { build } from './build.mjs';
import { at, ROOT } from './root.mjs';
import { runTool } from './run.mjs';
import { install } from './setup/install.mjs';

process.chdir(ROOT);
await install();
await build();
const { code } = await runTool(
  'jest/bin/jest.js',
  ['--config', at('tests/faults/long/jest.config.cjs'), '--runInBand'],
  { show: true, env: { ...process.env, NODE_ENV: 'test' } },
);
process.exitCode = code;

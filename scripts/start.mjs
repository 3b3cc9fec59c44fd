// `npm start`: everything a fresh clone needs, then the product. Nothing is installed or built that is there already.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, ROOT, stopWith } from './root.mjs';
import { run } from './run.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();

const { isStale } = await import('./build.mjs');
if (isStale()) {
  if (!existsSync(at('standalone/dist/main.js')))
    console.log('Building (the first time takes a minute or two) …');
  // A separate process builds, so that the compilers' memory is freed before the product starts.
  const { code } = await run(process.execPath, [at('scripts/build.mjs')], { show: true });
  if (code !== 0) stopWith('The build failed. See the output above.');
}

// npm passes SIGINT and SIGTERM on (package.json says `exec`, so that no shell is between us). When npm itself is
// killed, nobody would ever stop us: then we stop as if it had asked.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
}

createRequire(import.meta.url)(at('standalone/dist/main.js'));

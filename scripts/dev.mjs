// `npm run dev`: starts, watches, builds what changed and restarts the part that it is in. Logs go to the terminal.
import { fork } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { build } from './build.mjs';
import { at, ROOT } from './root.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();
await build();

const WATCHED = ['proto', 'packages', 'services', 'standalone', 'frontends'];
const IGNORED = /(^|\/)(node_modules|dist|gen|[.][^/]*)(\/|$)|[.]test[.]tsx?$|~$/;

/** A save often writes several files; they are built together. */
const SETTLE_MS = 150;

let product = launch();
let changed = new Set();
let building = false;
let timer;

function launch() {
  const child = fork(at('standalone/dist/main.js'), [], {
    env: { LOG_TO: 'terminal', APP_ENV: 'development', ...process.env },
  });
  child.on('exit', (code) => {
    if (child === product) process.exit(code ?? 0);
  });
  return child;
}

/**
 * Returns the names of processes or services to restart for these files: `all` for shared code, nothing for a frontend.
 */
function touchedBy(paths) {
  const parts = new Set();
  for (const path of paths) {
    const [room, name] = path.split('/');
    if (room === 'services') parts.add(name);
    else if (room === 'packages' && name === 'web-kit') continue;
    else if (room === 'packages' || room === 'proto') parts.add('all');
    else if (room === 'standalone') parts.add('standalone');
  }
  return parts;
}

async function relaunch() {
  const old = product;
  product = undefined;
  const ended = new Promise((resolve) => old.once('exit', resolve));
  old.kill('SIGTERM');
  await ended;
  product = launch();
}

async function refresh() {
  if (building) return;
  building = true;
  const paths = changed;
  changed = new Set();
  try {
    const built = await build();
    const parts = built.length ? touchedBy(paths) : new Set();
    if (parts.has('standalone')) await relaunch();
    else if (parts.has('all')) product.send({ restart: [] });
    else if (parts.size) product.send({ restart: [...parts] });
    else if (built.length) console.log('Reload the browser.');
  } catch (error) {
    console.error(error.message);
  }
  building = false;
  if (changed.size) void refresh();
}

for (const folder of WATCHED.filter((name) => existsSync(at(name)))) {
  watch(at(folder), { recursive: true }, (_event, file) => {
    const path = `${folder}/${file}`;
    if (!file || IGNORED.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(refresh, SETTLE_MS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => product?.kill(signal));

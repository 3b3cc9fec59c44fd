// `npm run bench:sign-ins`: 50 people sign in at once, again and again, while somebody else looks at their groups: how long
// a sign-in takes, and what it costs the other. argon2 runs beside the event loop, so the other should hardly notice.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './root.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();
await build({ web: false });
const { freePorts } = createRequire(import.meta.url)('../standalone/dist/processes/free-ports.js');
const { Stage } = await import('../tests/bench/stage.mjs');

const AT_ONCE = 50;
const ROUNDS = 5;
const PASSWORD = 'correct horse 1';

const home = mkdtempSync(path.join(tmpdir(), 'kashikari-sign-ins-'));
const stage = new Stage(path.join(home, 'data'), (await freePorts(1))[0]);

async function call(method, address, body, token) {
  const began = performance.now();
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${stage.url}/v1${address}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${JSON.stringify(said)}`);
  return { said, took: performance.now() - began };
}

/** The middle one, and the one that 5 of 100 are slower than, milliseconds. */
function figures(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `${times.length} calls, median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** One call of somebody else after the other, until `until` resolves. */
async function others(token, until) {
  const times = [];
  let over = false;
  const ends = until.then(() => (over = true));
  while (!over) times.push((await call('GET', '/groups', undefined, token)).took);
  await ends;
  return times;
}

try {
  await stage.start();
  const emails = Array.from({ length: AT_ONCE }, (_one, number) => `sign-in-${number}@example.jp`);
  const tokens = [];
  for (const email of emails) {
    const { said } = await call('POST', '/users', { name: 'Bench', email, password: PASSWORD });
    tokens.push(said.token);
  }
  const quiet = await others(tokens[0], new Promise((wake) => setTimeout(wake, 3_000)));
  const signIns = [];
  const rush = (async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = emails.map((email) => call('POST', '/auth/login', { email, password: PASSWORD }));
      signIns.push(...(await Promise.all(all)).map(({ took }) => took));
    }
  })();
  const beside = await others(tokens[0], rush);
  console.log(`\n${AT_ONCE} sign-ins at once, ${ROUNDS} times: ${figures(signIns)}`);
  console.log(`somebody else meanwhile: ${figures(beside)}`);
  console.log(`somebody else alone:     ${figures(quiet)}\n`);
} finally {
  await stage.stop();
  rmSync(home, { recursive: true, force: true });
}

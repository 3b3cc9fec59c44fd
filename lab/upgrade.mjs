// `npm run test:long -- upgrade`, or `node lab/upgrade.mjs [commit]`: the last release (or that commit), two of each process,
// replaced one by one by today's code while people book and extend. UPGRADE_FROM names the commit, too. Ends with 1 where a
// request failed, or a booking is lost or there twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../scripts/build.mjs';
import { checkout } from '../scripts/release/checkout.mjs';
import { connect, inEach } from '../scripts/release/installation/databases.mjs';
import { ask } from '../scripts/release/installation/product.mjs';
import { ROOT } from '../scripts/root.mjs';
import { install } from '../scripts/setup/install.mjs';
import { Clients } from './upgrade/clients.mjs';
import { Fleet } from './upgrade/fleet.mjs';

const CLIENTS = 6;
const GOODS = 30;

/** Time between replacing two processes, milliseconds, in which both versions work side by side. */
const BETWEEN_MS = 3_000;

process.chdir(ROOT);
await install();
await build({ web: false });
const { root: before, commit } = await checkout(process.argv[2] ?? process.env.UPGRADE_FROM);

const scratch = mkdtempSync(path.join(tmpdir(), 'kashikari-upgrade-'));
const dataDir = path.join(scratch, 'data');
const fleet = await Fleet.make(dataDir);
try {
  for (const name of fleet.names) await fleet.start(name, before);
  const [url] = fleet.urls;
  await untilReady(url);
  const { token } = await ask(url, 'POST', '/users', {
    body: { name: '上書き', email: 'upgrade@example.com', password: 'kashikari-demo' },
  });
  const goods = [];
  for (let n = 1; n <= GOODS; n++)
    goods.push((await ask(url, 'POST', '/goods', { token, body: { title: `カメラ ${n}` } })).good.id);

  const clients = new Clients(fleet.urls, token, goods);
  const running = clients.run(CLIENTS);
  await wait(BETWEEN_MS);
  for (const name of fleet.names) {
    const already = clients.booked.length;
    await fleet.stop(name);
    await fleet.start(name, ROOT);
    await wait(BETWEEN_MS);
    console.log(`${name} replaced; ${clients.booked.length - already} bookings meanwhile`);
  }
  clients.stop();
  await running;
  await ask(url, 'PUT', '/test/clock', { body: { now: null } });
  const faults = await faultsIn(clients);
  report(clients);
  for (const fault of faults) console.log(`FAULT ${fault}`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await fleet.end();
  rmSync(scratch, { recursive: true, force: true });
}

async function untilReady(url) {
  for (let waited = 0; waited < 60_000; waited += 200) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error('The previous version does not become ready');
}

/** @param {Clients} clients */
async function faultsIn({ booked, extended, failed }) {
  const faults = failed.map((one) => `a request failed: ${one}`);
  const compare = async (database, sql, confirmed, what) => {
    const client = await connect(dataDir, database);
    const found = new Set((await client.query(sql)).rows.map(({ id }) => id));
    await client.end();
    const lost = confirmed.filter((id) => !found.has(id)).length;
    const [twice, more] = [confirmed.length - new Set(confirmed).size, found.size + lost - confirmed.length];
    if (lost || twice || more)
      faults.push(`${what}: ${lost} lost, ${twice} confirmed twice, ${more} nobody knows of`);
  };
  await compare('reservation', 'select id from booking', booked, 'bookings');
  await compare('search', 'select id from booking', booked, 'bookings in search');
  const longer = 'select id from booking where end_at > agreed_end_at';
  await compare('reservation', longer, extended, 'extensions');
  await inEach(dataDir, async (client, database) => {
    if (database === 'bus') return;
    const left = `select 'not sent' as what from outbox union all select 'put aside: ' || error from dead_letter`;
    for (const { what } of (await client.query(left)).rows) faults.push(`${database}: an event is ${what}`);
  });
  return faults;
}

/** @param {Clients} clients */
function report({ booked, extended, failed, again, times }) {
  const sorted = times.sort((one, other) => one - other);
  const at = (share) => `${sorted[Math.floor((sorted.length - 1) * share)].toFixed(0)} ms`;
  const asked = [...again].map(([status, count]) => `${status} × ${count}`).join(', ') || 'never';
  console.log(
    `from ${commit.slice(0, 8)}: ${booked.length} bookings, ${extended.length} extended, ${failed.length} failed`,
  );
  console.log(`retried: ${asked}; an action took ${at(0.5)} (median), up to ${at(1)}`);
}

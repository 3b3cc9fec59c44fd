// `node scripts/release/installation/keep.mjs <a built checkout> <folder>`: what an installation of that version leaves on
// its disk, for tests/faults/upgrade.test.ts to start later versions over. `npm run release` does it for its own.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { at } from '../../root.mjs';
import { connect, DATABASES, inEach } from './databases.mjs';
import { fill, fillUnread, fillUnsent, setClock } from './fill.mjs';
import { startProduct } from './product.mjs';
import { answers } from './read.mjs';
import { allRows } from './rows.mjs';
import { loggedSchema, logSchema } from './schema-log.mjs';

/** Services that do not consume the last events. */
const DEAF = ['search', 'notify', 'catalog'];

/** Accounts of the demonstration: the lenders, and a borrower from both. */
const SHOWN = ['himawari', 'minato', 'misaki'].map((name) => ({
  email: `${name}@example.com`,
  password: 'kashikari-demo',
}));

/** Nobody listens there: mails wait in their queue. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';

const LARGE_WINDOW = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

function writePacked(folder, name, text) {
  writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(text, { params: LARGE_WINDOW }));
}

/** The schema of each database as this version makes it, from a start on databases that note it. */
async function schemas(root, dataDir, port) {
  await emptyCluster(dataDir);
  const product = await startProduct({ root, dataDir, port });
  try {
    const found = {};
    await inEach(dataDir, async (client, database) => (found[database] = await loggedSchema(client)));
    return found;
  } finally {
    await product.stop();
  }
}

/** Databases without a table, in which every change of the schema is noted. */
async function emptyCluster(dataDir) {
  const { makeCluster } = createRequire(import.meta.url)(at('standalone/dist/postgres/make-cluster.js'));
  const stop = await makeCluster(dataDir);
  await inEach(dataDir, logSchema);
  await stop();
}

/** Holds a table against everybody who writes, until the answer is called. */
async function hold(dataDir, database, table) {
  const client = await connect(dataDir, database);
  await client.query(`begin; lock table ${table} in exclusive mode`);
  return () => client.end();
}

/** Waits until every earlier event is in the log. */
async function untilPublished(dataDir) {
  await inEach(dataDir, async (client, database) => {
    const waiting = async () => (await client.query('select from outbox limit 1')).rowCount;
    while (database !== 'bus' && (await waiting())) await wait(50);
  });
}

/**
 * @param {string} root a checkout, built
 * @param {string} folder where it goes
 */
export async function keepInstallation(root, folder) {
  const scratch = mkdtempSync(path.join(tmpdir(), 'kashikari-release-'));
  const [port, dataDir] = [20_000 + (process.pid % 10_000), path.join(scratch, 'data')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const schema = await schemas(root, path.join(scratch, 'schema'), port);
    for (const database of DATABASES) writePacked(folder, `${database}.schema.sql`, schema[database]);
    const settings = { DEMO: '1', SMTP_URL: NO_MAIL_SERVER };
    const product = await startProduct({ root, dataDir, port, settings });
    try {
      await keepRunning({ root, dataDir, url: product.url, folder });
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Makes mails that could not be sent due at once: how long they would wait depends on how slow this machine is. */
async function endBackoff(dataDir) {
  const client = await connect(dataDir, 'notify');
  await client.query(
    `update mail set due_at = now() where state = 'waiting' and due_at > now() and reason is not null`,
  );
  await client.end();
}

/** Fills a running installation and keeps what it holds. */
async function keepRunning({ root, dataDir, url, folder }) {
  const made = await fill(url);
  // All is quiet: what comes now is read by nobody, and the last of it leaves no service.
  await setClock(url, null);
  const held = await Promise.all(DEAF.map((service) => hold(dataDir, service, 'inbox')));
  const unread = await fillUnread(made);
  await untilPublished(dataDir);
  held.push(await hold(dataDir, 'bus', 'bus_event'));
  const unsent = await fillUnsent(made);
  const madeAt = new Date().toISOString();
  await endBackoff(dataDir);
  await inEach(dataDir, async (client, database) =>
    writePacked(folder, `${database}.rows.sql`, await allRows(client)),
  );
  for (const release of held) await release();
  await setClock(url, null);

  const people = Object.values(made.people).map(({ email, password }) => ({ email, password }));
  writePacked(folder, 'answers.json', JSON.stringify(await answers(url, [...people, ...SHOWN])));
  const more = { root, madeAt, made, unread, unsent, dataDir };
  writePacked(folder, 'installation.json', about(more));
  keepOnePicture(dataDir, folder);
}

/** Returns the facts that the test needs. They are packed like the rest, so that no secret scanner reports them. */
function about({ root, madeAt, made, unread, unsent, dataDir }) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const people = Object.fromEntries(
    Object.entries(made.people).map(([name, { email, password, id, token, refreshToken }]) => [
      name,
      { email, password, id, token, refreshToken },
    ]),
  );
  const { goods, bookings, group } = made;
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const kept = {
    version,
    madeAt,
    group,
    goods,
    bookings: { ...bookings, unread, unsent },
    people,
    shown: SHOWN,
    secrets,
  };
  return `${JSON.stringify(kept, null, 2)}\n`;
}

/** The others' rows stand, and their bytes are left out: they would be most of what is kept. */
function keepOnePicture(dataDir, folder) {
  const pictures = path.join(dataDir, 'files/images');
  const [first] = readdirSync(pictures).sort();
  if (first)
    cpSync(path.join(pictures, first), path.join(folder, 'files/images', first), { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [root, folder] = process.argv.slice(2).map((one) => path.resolve(one));
  await keepInstallation(root, folder);
  console.log(`${folder}: ${DATABASES.length} databases`);
}

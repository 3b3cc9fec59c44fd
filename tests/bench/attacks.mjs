import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { BOMBS } from './bombs.mjs';
import { answerOf } from './bench-product.mjs';
import { spread } from './statistics.mjs';

const TIMES = 20;

/** Watched in quiet, milliseconds. */
const QUIET = 5_000;

/** Resident memory of a process, MiB. */
const memoryOf = (pid) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Measures another client's wait for `GET /healthz`, and the gateway's maximum memory meanwhile. */
async function watch({ product, gateway, looker }, until) {
  let memory = 0;
  const look = () => (memory = Math.max(memory, memoryOf(gateway)));
  const timer = setInterval(look, 20);
  looker.send({ url: `${product.url}/healthz` });
  try {
    await until;
  } finally {
    clearInterval(timer);
  }
  const answer = answerOf(looker);
  looker.send({});
  return { ...spread((await answer).times), memory };
}

let accounts = 0;

async function newAccount(product) {
  accounts += 1;
  const email = `attack-${accounts}@example.jp`;
  const { user, token } = await product.call('POST', '/users', {
    name: 'さくら',
    email,
    password: 'correct horse 1',
  });
  return { id: user.id, token };
}

async function addressFor(product, kind, { id, token }) {
  if (kind === 'calendar') return `/v1/users/${id}/closed_dates/import?dry_run=true`;
  if (kind === 'goods') return '/v1/imports?kind=goods';
  const { group } = await product.call('POST', '/groups', { name: '学年' }, token);
  return `/v1/auth_tokens/import?dry_run=true&group_id=${group.id}`;
}

/** Sends a picture as a browser does. */
async function sendPicture(product, bytes, { token }) {
  const query = `content_type=image/png&byte_size=${bytes.length}`;
  const { url } = await product.call('GET', `/images/s3_presigned_url?${query}`, undefined, token);
  const answer = await fetch(new URL(url, product.url), {
    method: 'PUT',
    headers: { 'Content-Type': 'image/png', Authorization: `Bearer ${token}` },
    body: bytes,
  });
  return answer.status;
}

/** Sends a JSON body, of somebody signed in or of a visitor of the product's own pages. */
async function sendBody(product, { path, isSignedIn, cookie }, bytes, { token }) {
  const headers = {
    'Content-Type': 'application/json',
    Origin: product.url,
    ...(isSignedIn && { Authorization: `Bearer ${token}` }),
    ...(cookie && { Cookie: cookie }),
  };
  return post(`${product.url}${path}`, headers, bytes);
}

/** @returns the status, or `cut` where the connection was over while it still sent: the body was too long */
async function post(url, headers, body) {
  try {
    return (await fetch(url, { method: 'POST', headers, body })).status;
  } catch {
    return 'cut';
  }
}

/**
 * Sends one bomb twenty times at once, from a new account.
 * @returns the number of responses by status
 */
async function send(product, bomb, bytes) {
  const { kind, type } = bomb;
  const account = await newAccount(product);
  if (kind === 'body') return counted(() => sendBody(product, bomb, bytes, account));
  if (kind === 'picture') return counted(() => sendPicture(product, bytes, account));
  const path = await addressFor(product, kind, account);
  const contentType = type ?? (kind === 'calendar' ? 'text/calendar' : 'text/csv');
  const headers = { 'Content-Type': contentType, Authorization: `Bearer ${account.token}` };
  return counted(() => post(`${product.url}${path}`, headers, bytes));
}

/** @returns how often each status came of twenty requests at once */
async function counted(once) {
  const counts = {};
  const statuses = await Promise.all(Array.from({ length: TIMES }, once));
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/**
 * Benchmarks another client while a new account sends each bomb twenty times at once.
 * @returns {Promise<{ quiet: object, rows: object[] }>} milliseconds and MiB
 */
export async function measureAttacks(product, looker) {
  const watched = { product, gateway: product.processes().gateway.pid, looker };
  await watch(watched, wait(2_000));
  const quiet = await watch(watched, wait(QUIET));
  const rows = [];
  for (const bomb of BOMBS) {
    const bytes = Buffer.from(bomb.make());
    let answers = '';
    const attack = send(product, bomb, bytes).then((counts) => (answers = counts));
    // Watches long enough for a percentile.
    const seen = await watch(watched, Promise.all([attack, wait(3_000)]));
    rows.push({ title: bomb.title, bytes: bytes.length, answers, ...seen });
    console.log(`${bomb.title}: ${answers}, p95 ${seen.p95.toFixed(1)} ms, ${seen.memory.toFixed(0)} MiB`);
  }
  return { quiet, rows };
}

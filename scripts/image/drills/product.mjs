// What an operator and bad luck do to the image: a first start, a stop, a power cut, a folder of the last release.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../release/installation/databases.mjs';
import { ask } from '../../release/installation/product.mjs';
import { answers } from '../../release/installation/read.mjs';
import { kept, restoreDatabases, restoreFiles } from '../../release/installation/restore.mjs';
import { at } from '../../root.mjs';
import { run } from '../../run.mjs';
import { Clients } from '../../../lab/upgrade/clients.mjs';
import { backUpAndRestore } from './backup.mjs';
import { Container, emptyFolder, giveToImage } from './container.mjs';

/** A first booking has to be there within this time after the start. */
const MAX_FIRST_BOOKING_S = 60;

const CLIENTS = 6;
const GOODS = 30;
const BEFORE_THE_KILL = 200;

const DAY_MS = 86_400_000;
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const since = (began) => (performance.now() - began) / 1000;

const PERSON = { name: '朝日図書館', email: 'first@example.com', password: 'kashikari-demo' };

/**
 * @param {{ image: string, work: string, port: number, findings: import('../../../lab/cluster/findings.mjs').Findings }} run
 */
export async function drillProduct({ image, work, port, findings }) {
  const dataDir = await emptyFolder(path.join(work, 'data'));
  const box = new Container({ image, dataDir, port });
  try {
    const token = await firstBooking(box, findings);
    await insideOf(box, findings);
    await stopAndStart(box, findings);
    await powerCut(box, token, findings);
    await secondContainer(box, findings);
    await backUpAndRestore(box, { work, person: PERSON, findings });
    await box.stop();
  } finally {
    await box.remove();
  }
  await lastRelease({ image, work, port: port + 1, findings });
}

async function firstBooking(box, findings) {
  const began = performance.now();
  await box.start();
  const ready = since(began);
  const { token } = await ask(box.url, 'POST', '/users', { body: PERSON });
  const { good } = await ask(box.url, 'POST', '/goods', { token, body: { title: 'カメラ' } });
  const range = { start_date: day(2), end_date: day(2) };
  await ask(box.url, 'POST', '/bookings', { token, body: { good_id: good.id, ...range } });
  const booked = since(began);
  findings.add(
    'a first booking over REST, from an empty folder',
    `ready after ${ready.toFixed(1)} s, booked after ${booked.toFixed(1)} s (of ${MAX_FIRST_BOOKING_S})`,
    booked > MAX_FIRST_BOOKING_S ? ['too late'] : [],
  );
  return token;
}

/** Its user, its root and its own check of health. */
async function insideOf(box, findings) {
  const script = `try { fs.writeFileSync('/app/x', ''); console.log('written') } catch (e) { console.log(e.code, process.getuid()) }`;
  const root = await box.exec('node', '-e', script);
  const health = await box.healthy();
  await wait(30_000);
  const disk = (await run('du', ['-sm', box.dataDir])).stdout.split('\t')[0];
  findings.add(
    'inside the image',
    `writing to /app gives ${root}; its own health check ${health ? 'passes' : 'fails'}; ${(await box.memory()).toFixed(0)} MB of memory and ${disk} MB in /data, half a minute later`,
    [
      ...(root === 'EROFS 10001' ? [] : ['writes to its root, or is root']),
      ...(health ? [] : ['not healthy']),
    ],
  );
}

async function stopAndStart(box, findings) {
  const before = JSON.stringify(await answers(box.url, [PERSON]));
  const began = performance.now();
  await box.stop();
  const stopped = since(began);
  const again = performance.now();
  await box.start();
  const started = since(again);
  const same = JSON.stringify(await answers(box.url, [PERSON])) === before;
  findings.add(
    'stopped and started again',
    `stopped in ${stopped.toFixed(1)} s, ready after ${started.toFixed(1)} s, everything answered as before`,
    same ? [] : ['answers differ'],
  );
}

/** All processes end at once while people book: what was confirmed has to be there. */
async function powerCut(box, token, findings) {
  const goods = [];
  for (let n = 1; n <= GOODS; n++)
    goods.push((await ask(box.url, 'POST', '/goods', { token, body: { title: `カメラ ${n}` } })).good.id);
  const clients = new Clients([box.url], token, goods);
  const running = clients.run(CLIENTS);
  while (clients.booked.length < BEFORE_THE_KILL) await wait(50);
  await box.kill();
  const confirmed = clients.booked.length;
  const began = performance.now();
  await box.start();
  const took = since(began);
  while (clients.booked.length < confirmed + BEFORE_THE_KILL / 2) await wait(50);
  clients.stop();
  await running;
  const client = await connect(box.dataDir, 'reservation');
  const found = new Set((await client.query('select id from booking')).rows.map(({ id }) => id));
  await client.end();
  const lost = clients.booked.filter((id) => !found.has(id)).length;
  const twice = clients.booked.length - new Set(clients.booked).size;
  findings.add(
    'kill -9 of everything while people book',
    `${confirmed} bookings confirmed before, ready again after ${took.toFixed(1)} s, ${clients.booked.length} confirmed in all, each found in SQL`,
    [
      ...clients.failed.slice(0, 3),
      ...(lost ? [`${lost} bookings lost`] : []),
      ...(twice ? [`${twice} confirmed twice`] : []),
    ],
  );
}

/** Another container over the same folder would start another PostgreSQL over the same cluster. */
async function secondContainer(box, findings) {
  const said = [];
  for (const command of [['start'], ['backup']]) {
    const { code, output } = await box.runOnce(command);
    said.push(code === 0 ? 'started all the same' : output.trim().split('\n').at(-1));
  }
  const isRefused = said.every((words) => words.startsWith('Kashikari is '));
  findings.add(
    'a second container over the same folder',
    `start: “${said[0]}” backup: “${said[1]}”`,
    isRefused ? [] : ['not refused'],
  );
}

/** Starts today's image over the data that the last release left on its disk. */
async function lastRelease({ image, work, port, findings }) {
  const releases = at('tests/upgrade');
  const [version] = readdirSync(releases).filter((name) => /^\d/.test(name));
  const folder = path.join(releases, version);
  const dataDir = path.join(work, 'of-the-last-release');
  restoreFiles(folder, dataDir);
  const { makeCluster } = createRequire(import.meta.url)(at('standalone/dist/postgres/make-cluster.js'));
  const stop = await makeCluster(dataDir);
  try {
    await restoreDatabases(folder, dataDir);
  } finally {
    await stop();
  }
  await giveToImage(dataDir);
  const box = new Container({ image, dataDir, port });
  try {
    const began = performance.now();
    await box.start();
    const took = since(began);
    const last = kept(folder);
    const found = await answers(box.url, [...Object.values(last.people), ...last.shown]);
    const asked = Object.keys(last.answers);
    const wrong = asked.filter((one) => idsIn(last.answers[one]) !== idsIn(found[one]));
    const shown = `data of ${version}: ready after ${took.toFixed(1)} s, ${asked.length} questions answered with the same people, goods and bookings`;
    findings.add(
      'the data of the last release',
      shown,
      wrong.map((one) => `answers otherwise: ${one}`).slice(0, 3),
    );
    await box.stop();
  } finally {
    await box.remove();
  }
}

/** The ids in an answer, in no order. */
function idsIn(answer) {
  const ids = [...(JSON.stringify(answer) ?? '').matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
  return ids.sort().join();
}

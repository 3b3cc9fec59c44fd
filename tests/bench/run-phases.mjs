import { watchCpu } from './cpu.mjs';
import { drain } from './drain.mjs';
import { filling, PARTS } from './phases.mjs';
import { queryAlone } from './query-alone.mjs';
import { signInAll } from './seed.mjs';
import { answerOf, end, launch } from './bench-product.mjs';

const ROUNDS = 3;

/** Longest that a fill may take, seconds. */
const FILL = 600;

/** Time for which the neighbor of a rush is measured without load before each round, seconds. */
const QUIET = 2;

/** Runs one round of load on one address; with `beside`, another user makes bookings one after the other. */
async function ask({ clients, neighbour }, url, { beside, ...load }) {
  if (beside) neighbour.send({ url, jobs: beside, clients: 1, seconds: FILL });
  clients.send({ url, ...load });
  const answer = await answerOf(clients);
  if (!beside) return answer;
  neighbour.send('stop');
  return { ...answer, beside: await answerOf(neighbour) };
}

/**
 * Measures the neighbor of a rush without the rush: the same client a moment before, because a machine's speed drifts.
 */
async function inQuiet({ neighbour }, url, { beside }) {
  neighbour.send({ url, jobs: beside, clients: 1, seconds: QUIET });
  return answerOf(neighbour);
}

/** Books on so many days of the wide goods, as a schedule of a busy place is. */
export async function fillSchedules(product, ground, clients, days) {
  const tokens = await signInAll(product, ground.members);
  const jobs = filling(ground.wide, tokens, days);
  await ask({ clients }, product.url, { jobs, clients: 32, seconds: FILL });
}

async function measurePhase(product, phase, ground, { clients, floor, floorUrl, quick }) {
  const result = { phase, ours: [], floor: [], drains: [] };
  const tokens = await signInAll(product, ground.members);
  const loadOf = (round) => phase.load({ ...ground, tokens, round, quick });
  const who = { clients, neighbour: loadOf(0).beside && launch('load.mjs') };
  const processes = { ...product.processes(), floor: { pid: floor.pid }, clients: { pid: clients.pid } };
  if (who.neighbour) {
    result.quiet = { ours: [], floor: [] };
    processes.neighbour = { pid: who.neighbour.pid };
  }
  // One round is not measured, so that neither side is still being compiled. Its round number is the one after the
  // last.
  const warmUp = { ...loadOf(ROUNDS), seconds: quick ? 1 : 4 };
  for (const url of [product.url, floorUrl]) await ask(who, url, warmUp);
  await drain(product);
  for (let round = 0; round < ROUNDS; round++) {
    const load = loadOf(round);
    if (result.quiet) {
      const other = loadOf(ROUNDS + 1 + round);
      result.quiet.ours.push(await inQuiet(who, product.url, other));
      await drain(product);
      result.quiet.floor.push(await inQuiet(who, floorUrl, other));
    }
    let stop = watchCpu(processes);
    const ours = await ask(who, product.url, load);
    const drained = await drain(product);
    result.ours.push({ ...ours, ...stop() });
    result.drains.push(drained);
    stop = watchCpu(processes);
    const bare = await ask(who, floorUrl, load);
    result.floor.push({ ...bare, ...stop() });
    const wins = phase.wins?.({ quick });
    if (wins !== undefined && ours.statuses[201] !== wins)
      throw new Error(`${phase.title}: ${wins} should have won, and ${ours.statuses[201]} did`);
    console.log(
      `${phase.title}, round ${round + 1}: ${summary(result.ours.at(-1))}; floor: ${summary(result.floor.at(-1))}`,
    );
  }
  if (who.neighbour) await end(who.neighbour);
  return result;
}

function summary({ latencies, elapsed, statuses, othersShare }) {
  const perSecond = (latencies.length / elapsed).toFixed(0);
  return `${perSecond}/s ${JSON.stringify(statuses)}, others ${(othersShare * 100).toFixed(1)} %`;
}

/**
 * Runs all phases, each with its number of reservation processes.
 * @returns {Promise<{ results: object[], alone: { query: number, rest: number }, deadlocks: number }>}
 */
export async function runPhases(product, ground, { clients, quick }) {
  const results = [];
  let [alone, deadlocks] = [undefined, 0];
  for (const { processes, phases } of PARTS) {
    product.env.RESERVATION_PROCESSES = String(processes);
    await product.start();
    const floor = launch('floor.mjs', {
      FLOOR_DATABASE_URL: product.databaseUrl('floor'),
      FLOOR_USER: ground.members[0].id,
    });
    try {
      const floorUrl = `http://127.0.0.1:${(await answerOf(floor)).port}`;
      for (const phase of phases)
        results.push(await measurePhase(product, phase, ground, { clients, floor, floorUrl, quick }));
      const [token] = await signInAll(product, ground.members.slice(0, 1));
      alone ??= await queryAlone(product, ground, token);
      const [row] = await product.query('postgres', 'select sum(deadlocks)::int as n from pg_stat_database');
      deadlocks = row.n;
    } finally {
      await end(floor);
      await product.stop();
    }
  }
  return { results, alone, deadlocks };
}

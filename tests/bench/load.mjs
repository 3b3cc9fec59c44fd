// The clients, in a process of their own, so that what they cost is not counted as the product's. Takes one job after
// the other from its parent: { url, jobs: [{ method, path, body, token }], clients, seconds } or { bursts: [[job …] …] },
// and with either { beside: [job …] }: asked one after the other meanwhile, and told apart.
import http from 'node:http';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const agent = new http.Agent({ keepAlive: true, maxSockets: 600 });

/** One request; its status and how long it took in milliseconds. */
function send(base, { method, path, body, token }) {
  const began = performance.now();
  const content = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(`${base}${path}`, {
      method,
      agent,
      headers: {
        ...(content && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
        ...(method === 'POST' && { 'Idempotency-Key': randomUUID() }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.once('end', () =>
        resolve({ status: response.statusCode, took: performance.now() - began, bytes }),
      );
    });
    request.end(content);
  });
}

/** So many clients, each asking again as soon as it has its answer, until the time is over or the jobs are done. */
async function stream({ url, jobs, clients, seconds }) {
  const answers = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  const client = async () => {
    while (performance.now() < end && next < jobs.length) answers.push(await send(url, jobs[next++]));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { answers, elapsed: (performance.now() - began) / 1000, used: next };
}

/** Bursts one after the other: the jobs of each all at once. */
async function burst({ url, bursts }) {
  const answers = [];
  const began = performance.now();
  for (const jobs of bursts) answers.push(...(await Promise.all(jobs.map((job) => send(url, job)))));
  return { answers, elapsed: (performance.now() - began) / 1000, used: bursts.length };
}

/** Somebody else, twenty times a second, for as long as `under` is under way. */
async function meanwhile({ url, beside = [] }, under) {
  const answers = [];
  let over = false;
  const end = under.finally(() => (over = true)).catch(() => undefined);
  for (const job of beside) {
    if (over) break;
    answers.push(await send(url, job));
    await Promise.race([end, wait(50)]);
  }
  return answers;
}

process.on('message', async (job) => {
  try {
    const under = job.bursts ? burst(job) : stream(job);
    const besides = await meanwhile(job, under);
    const { answers, elapsed, used } = await under;
    const statuses = {};
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const beside = besides.map(({ status, took }) => ({ status, took }));
    process.send({ latencies: answers.map(({ took }) => took), statuses, elapsed, used, beside });
  } catch (error) {
    process.send({ error: error.message });
  }
});

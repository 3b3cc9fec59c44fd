// The clients, in a separate process so that their CPU is not counted as the product's. Runs one job after the other
// from its parent: { url, jobs: [{ method, path, body, token }], clients, seconds } or { bursts: [[job …] …] }; 'stop'
// ends the first kind early.
import http from 'node:http';
import { randomUUID } from 'node:crypto';

const agent = new http.Agent({ keepAlive: true, maxSockets: 600 });

/** Sends one request; returns its status and duration in milliseconds. */
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

/**
 * Runs a number of clients, each of which sends its next request after the response. Ends when the time is over, the
 * jobs are done or it is stopped.
 */
async function stream({ url, jobs, clients, seconds }) {
  const answers = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  const client = async () => {
    while (!stopped && performance.now() < end && next < jobs.length)
      answers.push(await send(url, jobs[next++]));
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

let stopped = false;

process.on('message', async (job) => {
  stopped = job === 'stop';
  if (stopped) return;
  try {
    const { answers, elapsed, used } = await (job.bursts ? burst(job) : stream(job));
    const statuses = {};
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    process.send({ latencies: answers.map(({ took }) => took), statuses, elapsed, used });
  } catch (error) {
    process.send({ error: error.message });
  }
});

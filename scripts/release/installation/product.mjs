import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_MS = 180_000;

/**
 * Runs the product of a built checkout, as `npm start` does, with test hooks.
 * @param {{ root: string, dataDir: string, port: number, settings?: Record<string, string> }} options
 */
export async function startProduct({ root, dataDir, port, settings = {} }) {
  const child = spawn(process.execPath, [path.join(root, 'standalone/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...{ NODE_ENV: '', DEMO: '0', KASHIKARI_TEST_HOOKS: '1', LOG_LEVEL: 'warn' },
      ...{ PORT: String(port), DATA_DIR: dataDir },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let waited = 0; !said.includes('is running:'); waited += 100) {
    if (child.exitCode !== null || waited > START_MS) {
      child.kill('SIGTERM');
      throw new Error(`The product has not started:\n${said}`);
    }
    await wait(100);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    /** Ends it as Ctrl-C does. */
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Maximum number of attempts of a call that fails temporarily. */
const ATTEMPTS = 60;

/**
 * Sends a request of the REST contract, and retries it if the answer asks to come back later.
 * @param {string} url
 * @param {string} method
 * @param {string} where below `/v1`
 * @param {{ token?: string, body?: unknown, key?: string }} [more]
 */
export async function ask(url, method, where, { token, body, key = randomUUID() } = {}) {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${url}/v1${where}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method === 'POST' && { 'idempotency-key': key }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return text.startsWith('{') ? JSON.parse(text) : text;
    const isLater = answer.status === 429 || answer.status >= 502;
    if (!isLater || attempt === ATTEMPTS) throw new Error(`${method} ${where}: ${answer.status} ${text}`);
    await wait(Number(answer.headers.get('retry-after') ?? 0.5) * 1000);
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** The product as a user runs it, on a port and a data folder of its own. */
export interface Stage {
  readonly url: string;
  readonly dataDir: string;
  /** Sets business time (null: real time) and waits until all that falls due on the way has happened. */
  setClock(now: string | null): Promise<void>;
  /** The latest mail to somebody, once it has been written. */
  mailTo(email: string): Promise<{ readonly subject: string; readonly text: string }>;
  stop(): Promise<void>;
}

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts the stand-alone product with test hooks and waits until `/readyz` says yes.
 * @param settings more environment, e.g. `DEMO: '1'`.
 * @throws when it is not ready within two minutes, with the end of its log.
 */
export async function startStage(settings: Record<string, string> = {}): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kashikari-stage-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'standalone/dist/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      KASHIKARI_TEST_HOOKS: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  const keep = (chunk: Buffer) => void (log.push(chunk.toString()), log.splice(0, log.length - 200));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  try {
    await ready(url, child);
  } catch (error) {
    await end(child);
    throw new Error(`${(error as Error).message}\n${log.join('').slice(-4000)}`);
  }
  return {
    url,
    dataDir,
    setClock: (now) => setClock(url, now),
    mailTo: (email) => mailTo(url, email),
    async stop() {
      await end(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function setClock(url: string, now: string | null): Promise<void> {
  const answer = await fetch(`${url}/v1/test/clock`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  });
  if (answer.status !== 204) throw new Error(`The clock answered ${answer.status}: ${await answer.text()}`);
}

async function mailTo(url: string, email: string) {
  for (let attempt = 0; attempt < 80; attempt++) {
    const answer = await fetch(`${url}/v1/test/mail?to=${encodeURIComponent(email)}`);
    const { mail } = (await answer.json()) as { mail: { subject: string; text: string; sent_at: string }[] };
    const [latest] = mail.sort((a, b) => b.sent_at.localeCompare(a.sent_at));
    if (latest) return latest;
    await new Promise((wake) => setTimeout(wake, 250));
  }
  throw new Error(`No mail to ${email} within twenty seconds.`);
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 480; attempt++) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}.`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wake) => setTimeout(wake, 250));
  }
  throw new Error('The product was not ready within two minutes.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

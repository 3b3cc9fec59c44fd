import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const require = createRequire(import.meta.url);
const HERE = path.dirname(fileURLToPath(import.meta.url));
const STANDALONE = path.resolve(HERE, '../../standalone/dist');

/** Returns the next message of a child; rejects if it ends or reports an error. */
export function answerOf(child) {
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      if (message.error) reject(new Error(message.error));
      else resolve(message);
    });
  });
}

/** Starts a helper of the benchmark in a separate process. */
export const launch = (file, env = {}) =>
  fork(path.join(HERE, file), [], { env: { ...process.env, ...env } });

/** Ends a child and waits for it. */
export function end(child) {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** The product as `npm start` runs it; only the rate limits are off. */
export class BenchProduct {
  constructor(home, port) {
    this.home = home;
    this.pools = new Map();
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      PORT: String(port),
      DATA_DIR: home,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      NODE_ENV: '',
      ...{ RATE_LIMIT_ACCOUNT_PER_MIN: '0', RATE_LIMIT_ADDRESS_PER_MIN: '0' },
      ...{ RATE_LIMIT_SIGN_IN_ADDRESS_PER_MIN: '0', RATE_LIMIT_SIGN_UP_PER_MIN: '0' },
    };
  }

  async start() {
    const file = path.join(STANDALONE, 'main.js');
    this.child = fork(file, [], { env: { ...process.env, ...this.env }, silent: true });
    let said = '';
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (bytes) => (said += bytes));
    await answerOf(this.child).catch((error) => Promise.reject(new Error(`${error.message}\n${said}`)));
  }

  async stop() {
    await this.hangUp();
    await end(this.child);
  }

  /** Every process of the product, for {@link watchCpu}. */
  processes() {
    const pids = JSON.parse(readFileSync(path.join(this.home, 'run/pids.json'), 'utf8'));
    return Object.fromEntries(
      Object.entries(pids).map(([name, pid]) => [name, { pid, tree: name === 'postgres' }]),
    );
  }

  /** The address of a database by its superuser, for looking. */
  databaseUrl(database) {
    const { passwords } = JSON.parse(readFileSync(path.join(this.home, 'secrets.json'), 'utf8'));
    const port = readFileSync(path.join(this.home, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    return `postgres://kashikari:${passwords.kashikari}@127.0.0.1:${port}/${database}`;
  }

  /** Copies the reservation database, rows and statistics and all, for the floor. The product must be stopped. */
  async copyForFloor() {
    const { EmbeddedDatabase } = require(path.join(STANDALONE, 'postgres/embedded-database.js'));
    const { passwords } = JSON.parse(readFileSync(path.join(this.home, 'secrets.json'), 'utf8'));
    const database = new EmbeddedDatabase({
      cluster: path.join(this.home, 'postgres'),
      logFile: path.join(this.home, 'log/postgres.log'),
      passwords,
      tell: () => {},
      onPid: () => {},
    });
    await database.start();
    await this.query('postgres', 'create database floor template reservation');
    await this.hangUp();
    await database.stop();
  }

  /**
   * Queries a database as its superuser. The connection stays open, because opening one costs more than many a query.
   */
  async query(database, sql, values) {
    const pool =
      this.pools.get(database) ?? new pg.Pool({ connectionString: this.databaseUrl(database), max: 1 });
    this.pools.set(database, pool);
    return (await pool.query(sql, values)).rows;
  }

  async hangUp() {
    await Promise.all([...this.pools.values()].map((pool) => pool.end()));
    this.pools.clear();
  }

  async call(method, path, body, token) {
    const answer = await fetch(`${this.url}/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(method === 'POST' && { 'Idempotency-Key': crypto.randomUUID() }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
}

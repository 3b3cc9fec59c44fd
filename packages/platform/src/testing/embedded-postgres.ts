import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identity, programs } from './postgres-programs';
import { sweepServers } from './sweep-servers';

/**
 * The PostgreSQL of one test run, with its own folder and port; it is deleted afterwards. Durability is off, for speed.
 */
export interface TestServer {
  /** Superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'log_min_messages=fatal',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum_naptime=5s',
];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

export async function startTestServer(): Promise<TestServer> {
  sweepServers();
  const bin = programs();
  const owner = identity();
  const folder = path.join(tmpdir(), `kashikari-test-postgres-${process.pid}-${Date.now()}`);
  mkdirSync(folder, { mode: 0o755 });
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (owner.uid !== undefined) execFileSync('chown', [`${owner.uid}:${owner.gid}`, data]);
  const password = path.join(folder, 'password');
  writeFileSync(password, 'postgres\n');
  chmodSync(password, 0o644);
  execFileSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${password}`,
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...owner, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const flags = FLAGS.flatMap((flag) => ['-c', flag]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...owner,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server, path.join(data, 'postmaster.pid'));
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        if (!server.kill('SIGQUIT')) resolve();
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the line `ready` in postmaster.pid, the sign that pg_ctl goes by. */
async function ready(server: ChildProcess, pidFile: string): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
    if (existsSync(pidFile) && /^ready/m.test(readFileSync(pidFile, 'utf8'))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`PostgreSQL was not ready after 30 s: ${said}`);
}

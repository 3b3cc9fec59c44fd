import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFault } from '../start-fault';
import type { Binaries } from './binaries';
import type { DatabaseUser } from './database-user';
import { readPostmaster, stopServer } from './left-over';

/** The superuser of the embedded server; only the supervisor has its password. */
export const SUPERUSER = 'kashikari';

/**
 * Settings for a small machine: little shared memory, no parallel query, and a frequent autovacuum because bookings are
 * often updated. Durability is unchanged: fsync is on, and every commit reaches the disk.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '150',
  shared_buffers: '64MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Processes that a small installation has no use for.
  io_method: 'sync',
  max_logical_replication_workers: '0',
  autovacuum_naptime: '15s',
  max_wal_size: '512MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_lock_waits: 'on',
  // Errors and what is of note (lock waits, checkpoints); warnings would be one for each function of an extension at each start.
  log_min_messages: 'error',
};

/** Long enough to replay the log after a crash under load. */
const READY_MS = 120_000;

export interface ClusterOptions {
  readonly binaries: Binaries;
  readonly user: DatabaseUser;
  readonly folder: string;
  readonly logFile: string;
  readonly password: string;
  /** Settings in addition to those of an installation. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Creates the cluster if it does not exist. It is created beside its final folder and then moved, so that an incomplete
 * one is never used.
 */
export function initialise({ binaries, user, folder, password }: ClusterOptions): boolean {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return false;
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  const passwordFile = `${half}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const place of [half, passwordFile]) chownSync(place, user.uid, user.gid);
  }
  const made = spawnSync(
    binaries.initdb,
    [
      ...[`--pgdata=${half}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
    ],
    { ...user, cwd: '/', encoding: 'utf8', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) throw clusterFault(`${made.error?.message ?? ''}${made.stderr ?? ''}`, folder);
  renameSync(half, folder);
  return true;
}

/** A running server. */
export interface Server {
  readonly pid: number;
  readonly port: number;
  /** Resolves when the server ends, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the server in a separate session, so that a Ctrl-C at the terminal does not reach it before the services have
 * drained.
 */
export async function startServer(options: ClusterOptions, port: number): Promise<Server> {
  const { binaries, user, folder, logFile } = options;
  const log = openSync(logFile, 'a', 0o600);
  const flags = Object.entries({ ...SETTINGS, ...options.settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(binaries.postgres, ['-D', folder, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  });
  closeSync(log);
  const runs = () => child.exitCode === null && child.signalCode === null && child.pid !== undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await untilReady(child, runs, options);
  const pid = child.pid as number;
  return { pid, port, ended, stop: () => stopServer(pid, runs) };
}

async function untilReady(child: ChildProcess, runs: () => boolean, options: ClusterOptions): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 20) {
    await wait(20);
    if (!runs()) throw clusterFault(tail(options.logFile), options.folder);
    const said = readPostmaster(options.folder);
    if (said?.pid === child.pid && said?.status === 'ready') return;
  }
  child.kill('SIGQUIT');
  throw new StartFault(`PostgreSQL was not ready within ${READY_MS / 1000} s. See ${options.logFile}.`);
}

function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n') : '';
}

/** Converts the output of PostgreSQL or initdb to one sentence. */
function clusterFault(said: string, folder: string): StartFault {
  if (/no space left on device/i.test(said)) {
    return new StartFault(`The disk that holds ${folder} is full. Free some space and start again.`);
  }
  if (/incompatible|not compatible with this version/i.test(said)) {
    return new StartFault(
      `${folder} was created by another major version of PostgreSQL. See docs/runbooks for how to migrate the data.`,
    );
  }
  return new StartFault(`PostgreSQL could not start on ${folder}:\n${said.trim()}`);
}

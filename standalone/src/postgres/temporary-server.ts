import path from 'node:path';
import { freePorts } from '../processes/free-ports';
import { findBinaries } from './binaries';
import { startServer } from './cluster';
import { databaseUser, openTheWay, reachable } from './database-user';
import { stopLeftOver } from './left-over';
import type { AnsweringServer } from './superuser';

/** A cluster that a command opens for a while. */
export interface TemporaryServer {
  /** DATA_DIR, where programs that the database's user can run may be. */
  readonly home: string;
  readonly cluster: string;
  readonly logFile: string;
  readonly password: string;
  /** Settings of PostgreSQL, in addition to those of an installation. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly tell: (sentence: string) => void;
}

/** Runs `work` while a server runs on a cluster that exists, and stops the server in order. */
export async function withServer<T>(
  { home, cluster, logFile, password, settings, tell }: TemporaryServer,
  work: (server: AnsweringServer) => Promise<T>,
): Promise<T> {
  const user = databaseUser();
  openTheWay(path.dirname(cluster), user, tell);
  const binaries = reachable(findBinaries(), user, home, 'as it is');
  await stopLeftOver(cluster);
  const [port = 0] = await freePorts(1);
  const server = await startServer({ binaries, user, folder: cluster, logFile, password, settings }, port);
  // A Ctrl-C ends the command and leaves no server behind.
  const end = () => process.kill(server.pid, 'SIGINT');
  process.once('exit', end);
  try {
    return await work({ port, password });
  } finally {
    await server.stop();
    process.removeListener('exit', end);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBinaries } from '../src/postgres/binaries';
import { initialise, startServer, SUPERUSER } from '../src/postgres/cluster';
import { databaseUser, openTheWay } from '../src/postgres/database-user';
import { urlOn } from '../src/postgres/databases';
import { freePorts } from '../src/processes/free-ports';

/** A PostgreSQL server with nothing in it, as an operator has one. */
export interface BareServer {
  /** The address of a database, for a login of the server. */
  as(login: string, password: string, database?: string): string;
  /** The address of its superuser. */
  readonly superuser: string;
  stop(): Promise<void>;
}

const PASSWORD = 'of the operator';

export async function bareServer(): Promise<BareServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'kashikari-own-server-'));
  const user = databaseUser();
  openTheWay(home, user, () => undefined);
  const options = {
    binaries: findBinaries(),
    user,
    folder: path.join(home, 'postgres'),
    logFile: path.join(home, 'postgres.log'),
    password: PASSWORD,
  };
  initialise(options);
  const [port = 0] = await freePorts(1);
  const server = await startServer(options, port);
  const as = (login: string, password: string, database = 'postgres') =>
    urlOn(`postgres://127.0.0.1:${port}`, login, password, database);
  return {
    as,
    superuser: as(SUPERUSER, PASSWORD),
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

import path from 'node:path';
import type { StartFault } from '../start-fault';
import { freePorts } from '../processes/free-ports';
import { findBinaries } from './binaries';
import { initialise, startServer, SUPERUSER, type ClusterOptions, type Server } from './cluster';
import { makeDatabases } from './databases';
import { databaseUser, openTheWay, reachable } from './database-user';
import { stopLeftOver } from './left-over';

export interface EmbeddedDatabaseOptions {
  readonly cluster: string;
  readonly logFile: string;
  readonly passwords: Readonly<Record<string, string>>;
  readonly tell: (sentence: string) => void;
  readonly onPid: (pid: number | undefined) => void;
}

/** Delay between attempts to restart a killed server, milliseconds. Its sessions have to notice first. */
const AGAIN_MS = 300;
const ATTEMPTS = 20;

/** The PostgreSQL of a stand-alone installation: created once, started, restarted when it dies, stopped. */
export class EmbeddedDatabase {
  private server?: Server;
  private stopping = false;
  private starting: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: EmbeddedDatabaseOptions) {}

  /** Starts the server and makes what is missing in it. `fresh`: there was no cluster before. */
  start(): Promise<{ fresh: boolean; port: number }> {
    const started = this.startOnce();
    this.starting = started.catch(() => undefined);
    return started;
  }

  private async startOnce(): Promise<{ fresh: boolean; port: number }> {
    const { cluster, tell } = this.options;
    const user = databaseUser();
    const home = path.dirname(cluster);
    openTheWay(home, user, tell);
    const binaries = reachable(findBinaries(), user, home);
    if (await stopLeftOver(cluster)) tell('Stopped a database server that an earlier start left running.');

    const password = this.options.passwords[SUPERUSER] ?? '';
    const settings: ClusterOptions = {
      binaries,
      user,
      folder: cluster,
      logFile: this.options.logFile,
      password,
    };
    const fresh = initialise(settings);
    const [port = 0] = await freePorts(1);
    await this.run(settings, port);
    await makeDatabases(port, this.options.passwords);
    return { fresh, port };
  }

  private async run(settings: ClusterOptions, port: number): Promise<void> {
    const server = await startServer(settings, port);
    this.server = server;
    this.options.onPid(server.pid);
    void server.ended.then(() => this.bringBack(settings, port));
  }

  /** Restarts the server on the same port, so that the services' pools reconnect by themselves. */
  private async bringBack(settings: ClusterOptions, port: number): Promise<void> {
    this.options.onPid(undefined);
    if (this.stopping) return;
    this.options.tell(
      `The database stopped unexpectedly and is being restarted. See ${this.options.logFile}.`,
    );
    for (let attempt = 1; !this.stopping; attempt++) {
      try {
        return await this.run(settings, port);
      } catch (error) {
        if (attempt === ATTEMPTS) this.options.tell((error as StartFault).message);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * Math.min(attempt, 20)));
      }
    }
  }

  /** Stops the server; one that is still starting is waited for, so that none is left behind. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.starting;
    await this.server?.stop();
  }
}

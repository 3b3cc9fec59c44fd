import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';
import { identify, stillRuns, type ProcessIdentity } from './process-identity';

/** Process → its identity, in the order in which they were started. */
type Running = Record<string, ProcessIdentity>;

/**
 * Records the running processes in `DATA_DIR/run/`. `pids.json` maps each process to its id, for people and checks.
 * `processes.json` identifies them, so that the next start finds the remains of a crash.
 */
export class RunFiles {
  private running: Running = {};

  constructor(private readonly folder: string) {}

  /** Returns true if the product, or a command that needs it stopped, currently uses an installation. */
  static runs(folder: string): boolean {
    const { supervisor } = new RunFiles(folder).read();
    return supervisor !== undefined && stillRuns(supervisor);
  }

  /**
   * Takes the installation for this process.
   * @returns processes of Node that an earlier start left running when it was killed; the database looks after its own
   * @throws StartFault when another start is alive on the same DATA_DIR
   */
  take(): ProcessIdentity[] {
    const before = this.read();
    const { supervisor, postgres: _, ...children } = before;
    if (supervisor && supervisor.pid !== process.pid && stillRuns(supervisor)) {
      throw new StartFault(
        `Kashikari is already running on ${path.dirname(this.folder)} (process ${supervisor.pid}). Stop it first, or set another DATA_DIR and PORT.`,
      );
    }
    this.running = {};
    this.remember('supervisor', process.pid);
    this.writeRunning();
    return Object.values(children).filter(stillRuns);
  }

  /**
   * Notes that `name` runs as `pid` now; without a pid, that it does not run any more. A note that can't be written, on
   * a full disk say, is left out: what it is about matters more.
   */
  note(name: string, pid: number | undefined): void {
    this.remember(name, pid);
    try {
      this.writeRunning();
    } catch {
      // The next one writes all of them.
    }
  }

  private remember(name: string, pid: number | undefined): void {
    const identity = pid === undefined ? undefined : identify(pid);
    if (identity) this.running[name] = identity;
    else delete this.running[name];
  }

  private writeRunning(): void {
    this.write('processes.json', this.running);
    const pids = Object.fromEntries(Object.entries(this.running).map(([key, value]) => [key, value.pid]));
    this.write('pids.json', pids);
  }

  /** Databases by service, `{ url }` with the service's own login: only where test hooks are on. */
  noteDatabases(urls: Record<string, string>): void {
    this.write(
      'databases.json',
      Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, { url }])),
    );
  }

  /** Stores the addresses of the services by the settings' names, for commands on this machine. */
  noteAddresses(addresses: Record<string, string>): void {
    this.write('addresses.json', addresses);
  }

  /** Removes the records after everything has ended. */
  clear(): void {
    for (const file of ['processes.json', 'pids.json', 'databases.json', 'addresses.json']) {
      rmSync(path.join(this.folder, file), { force: true });
    }
  }

  private read(): Running {
    try {
      return JSON.parse(readFileSync(path.join(this.folder, 'processes.json'), 'utf8')) as Running;
    } catch {
      return {};
    }
  }

  private write(file: string, content: unknown): void {
    const target = path.join(this.folder, file);
    writeFileSync(`${target}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${target}.new`, target);
  }
}

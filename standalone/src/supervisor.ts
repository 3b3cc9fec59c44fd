import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backUpBeforeMigration } from './backup/before-migration';
import { NightlyBackup } from './backup/nightly-backup';
import { Staging } from './backup/staging';
import { prepareDataDir, type Places } from './files/data-dir';
import { stillRuns, type ProcessIdentity } from './files/process-identity';
import { RunFiles } from './files/run-files';
import { keepSecrets, type Secrets } from './files/secrets';
import { backupOfUpgrade } from './files/unfinished-upgrade';
import { SUPERUSER } from './postgres/cluster';
import { allLogins, databaseNames, urlOn } from './postgres/databases';
import { EmbeddedDatabase } from './postgres/embedded-database';
import { prepareServer } from './postgres/own-server';
import { mailLine } from './processes/mail-line';
import { Child } from './processes/child';
import { freePorts, needFreePort } from './processes/free-ports';
import { Logs } from './processes/logs';
import { planProcesses, portsNeeded } from './processes/plan';
import { untilAnswering } from './processes/readiness';
import { SERVICES } from './services';
import { isLocal, type StandaloneSettings } from './settings';
import { StartFault } from './start-fault';

/** Services have 25 s to finish what runs; the rest is for the way there and back. */
const TIMEOUT_MS = { gateway: 15_000, services: 27_000 };

/** Prints a sentence for the person at the terminal. */
export type Tell = (sentence: string) => void;

/** State of the database server at the start. */
export interface FoundDatabase {
  /** The embedded one is new. */
  readonly fresh: boolean;
  /** True if the server, embedded or the operator's own, had no installation. */
  readonly isNew: boolean;
}

/**
 * One stand-alone installation: the embedded PostgreSQL, the processes of the product, and their lifecycle. It starts
 * and stops once, and restarts a process that crashes.
 */
export class Supervisor {
  private readonly places: Places;
  private readonly runFiles: RunFiles;
  private readonly leftBehind: readonly ProcessIdentity[];
  private readonly secrets: Secrets;
  private readonly logs: Logs;
  private database?: EmbeddedDatabase;
  private nightly?: NightlyBackup;
  private children: Child[] = [];
  private stopping?: Promise<void>;
  private showsMails = false;

  constructor(
    private readonly settings: StandaloneSettings,
    private readonly tell: Tell,
  ) {
    this.places = prepareDataDir(settings.DATA_DIR);
    this.runFiles = new RunFiles(this.places.run);
    this.leftBehind = this.runFiles.take();
    this.secrets = keepSecrets(this.places.secrets, allLogins());
    this.logs = new Logs(settings.LOG_TO === 'files' ? this.places.log : undefined);
  }

  get address(): string {
    const { HOST, PORT } = this.settings;
    const name = isLocal(HOST) || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
    return `http://${name.includes(':') ? `[${name}]` : name}:${PORT}`;
  }

  /** The gateway's operations port, on this machine alone: `/metrics` and the details of `/readyz`. */
  get operations(): string {
    return `http://${this.env['HTTP_LISTEN_GATEWAY']}`;
  }

  /** Settings of our processes other than services: the services' addresses, and the secret for calling them. */
  get env(): NodeJS.ProcessEnv {
    return this.children.find(({ plan }) => plan.name === 'gateway')?.plan.env ?? {};
  }

  /**
   * Starts everything and returns when the product answers.
   * @param prepare writes files of the product to DATA_DIR, given the state of the database; returns settings of
   *   identity only
   * @returns `fresh` is true if its database is new
   */
  async start(
    env: NodeJS.ProcessEnv,
    prepare: (database: FoundDatabase) => NodeJS.ProcessEnv,
  ): Promise<{ fresh: boolean }> {
    await endAll(this.leftBehind);
    if (backupOfUpgrade(this.places.home) !== undefined)
      throw new StartFault(
        `An upgrade of ${this.places.home} was interrupted. Run the command upgrade again: it goes on, or restores what was there before.`,
      );
    await needFreePort(this.settings.PORT, this.settings.HOST);
    if (this.settings.OPS_PORT) await needFreePort(this.settings.OPS_PORT, '127.0.0.1');
    const { fresh, isNew, server } = await this.startDatabase();
    if (this.settings.KASHIKARI_TEST_HOOKS) this.runFiles.noteDatabases(this.databaseUrls(server));
    const setup = prepare({ fresh, isNew });
    if (!fresh) await this.backUpFirst(server, env);
    await this.startChildren(server, env, setup);
    this.startNightly(env);
    return { fresh };
  }

  /** The embedded PostgreSQL, or the operator's own, which no demonstration is put into. */
  private async startDatabase(): Promise<FoundDatabase & { readonly server: string }> {
    const { passwords } = this.secrets;
    const { DATABASE_URL: own } = this.settings;
    if (own) {
      const isNew = await prepareServer(own, passwords);
      return { fresh: false, isNew, server: own };
    }
    await Staging.clear(this.places.home);
    this.database = new EmbeddedDatabase({
      cluster: this.places.cluster,
      logFile: path.join(this.places.log, 'postgres.log'),
      passwords,
      tell: this.tell,
      onPid: (pid) => this.runFiles.note('postgres', pid),
    });
    const { fresh, port } = await this.database.start();
    return { fresh, isNew: fresh, server: `postgres://127.0.0.1:${port}` };
  }

  /** Backups are of the embedded PostgreSQL alone; tests make their own. */
  private get backsUp(): boolean {
    return this.database !== undefined && !this.settings.KASHIKARI_TEST_HOOKS && !this.stopping;
  }

  private async backUpFirst(server: string, env: NodeJS.ProcessEnv): Promise<void> {
    if (!this.backsUp || !this.settings.BACKUP_BEFORE_MIGRATION) return;
    const embedded = {
      port: Number(new URL(server).port),
      password: this.secrets.passwords[SUPERUSER] ?? '',
    };
    await backUpBeforeMigration(embedded, this.places.home, env, this.tell);
  }

  private startNightly(env: NodeJS.ProcessEnv): void {
    const { BACKUP_HOUR: hour } = this.settings;
    if (!this.backsUp || hour === 'off') return;
    this.nightly = new NightlyBackup(this.places.home, Number(hour), env, this.tell);
    this.nightly.start();
  }

  /** Shows mails that are written to a file from now on; those of creating the demonstration are not shown. */
  showMails(): void {
    this.showsMails = true;
  }

  private async startChildren(
    databaseServer: string,
    outside: NodeJS.ProcessEnv,
    setup: NodeJS.ProcessEnv,
  ): Promise<void> {
    const { settings, secrets } = this;
    const ports = await freePorts(portsNeeded(settings));
    const plans = planProcesses({ settings, secrets, databaseServer, ports, outside, setup });
    this.children = plans.map(
      (plan) =>
        new Child(plan, this.logs.fileOf(plan.name), {
          onPid: (name, pid) => this.runFiles.note(name, pid),
          onCrash: (name, how, delayMs) =>
            this.tell(
              `${name} stopped unexpectedly (${how}) and will be restarted in ${delayMs / 1000} s. ${this.whereLogged(name)}`,
            ),
          onMessage: (message) => {
            const line = mailLine(message);
            if (line && this.showsMails) this.tell(line);
          },
        }),
    );
    this.runFiles.noteAddresses(addressesIn(this.env));
    if (this.stopping) return;
    for (const child of this.children) child.start();
    await untilAnswering(this, this.children, (name) => this.logs.tail(name));
  }

  /** Restarts the processes that run one of these services (or `gateway`); with none named, all. For `npm run dev`. */
  async restart(names: readonly string[]): Promise<void> {
    const touched = this.children.filter(
      ({ plan }) =>
        !names.length ||
        names.includes(plan.name) ||
        plan.services.some((service) => names.includes(service)),
    );
    await Promise.all(touched.map((child) => child.restart(TIMEOUT_MS.gateway)));
  }

  /** Stops in order: no new requests, then the services, then the database. A second call waits for the first. */
  stop(): Promise<void> {
    this.stopping ??= this.stopInOrder();
    return this.stopping;
  }

  private async stopInOrder(): Promise<void> {
    const [gateways, services] = [true, false].map((wanted) =>
      this.children.filter(({ plan }) => (plan.name === 'gateway') === wanted),
    ) as [Child[], Child[]];
    await this.nightly?.stop();
    await Promise.all(gateways.map((child) => child.stop(TIMEOUT_MS.gateway)));
    await Promise.all(services.map((child) => child.stop(TIMEOUT_MS.services)));
    await this.database?.stop();
    this.logs.close();
    this.runFiles.clear();
  }

  private databaseUrls(server: string): Record<string, string> {
    return Object.fromEntries(
      SERVICES.map((service) => {
        const { database, app } = databaseNames(service);
        return [service, urlOn(server, app, this.secrets.passwords[app] ?? '', database)];
      }),
    );
  }

  private whereLogged(name: string): string {
    const file = this.logs.fileOf(name);
    return file ? `See ${file}.` : '';
  }
}

function addressesIn(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith('ADDRESS_') && value ? [[name, value]] : [],
    ),
  );
}

/**
 * Maximum wait for processes of a previous run to end by themselves. They have been ending since their supervisor died
 * (parent-watchdog.ts).
 */
const LAST_WORDS_MS = 3_000;

/** Ends processes that an earlier start left behind when it was killed. */
async function endAll(processes: readonly ProcessIdentity[]): Promise<void> {
  const gone = async (milliseconds: number) => {
    for (let waited = 0; waited < milliseconds && processes.some(stillRuns); waited += 20) await wait(20);
  };
  await gone(LAST_WORDS_MS);
  for (const identity of processes) if (stillRuns(identity)) process.kill(identity.pid, 'SIGKILL');
  await gone(LAST_WORDS_MS);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually, testDatabase, TEST_SECRET, type TestDatabase } from '@kashikari/platform/testing';
import { freePorts } from '../../standalone/src/processes/free-ports';
import { SERVICES, type ServiceName } from '../../standalone/src/services';

const READY_MS = 170_000;

/** The product as a cluster runs it: each service and the gateway in a separate process, from the build. */
export class Fleet {
  private readonly children = new Map<string, ChildProcess>();
  private readonly said = new Map<string, string>();

  private constructor(
    readonly url: string,
    private readonly home: string,
    /** Addresses at which each service and the gateway serve /readyz and /metrics. */
    private readonly doors: Readonly<Record<string, string>>,
    private readonly databases: readonly TestDatabase[],
  ) {}

  /**
   * @param env additional settings of every process
   * @param databaseOf existing databases; dropped with the fleet
   */
  static async start(
    env: Readonly<Record<string, string>>,
    databaseOf: (service: ServiceName) => Promise<TestDatabase> = testDatabase,
  ): Promise<Fleet> {
    const home = mkdtempSync(path.join(tmpdir(), 'kashikari-fleet-'));
    const ports = await freePorts(SERVICES.length * 2 + 2);
    const address = () => `127.0.0.1:${ports.pop()}`;
    const bus = await testDatabase('empty');
    const databases = await Promise.all(SERVICES.map((service) => databaseOf(service)));
    const [grpc, ops] = [SERVICES.map(address), SERVICES.map(address)];
    const port = String(ports.pop());
    const gatewayOps = address();
    const common = {
      ...{ PATH: process.env['PATH'] ?? '', NODE_ENV: '', DATA_DIR: home, KASHIKARI_SECRET: TEST_SECRET },
      BUS_DATABASE_URL: bus.ownerUrl,
      ...Object.fromEntries(SERVICES.map((name, n) => [`ADDRESS_${name.toUpperCase()}`, grpc[n]!])),
      ...env,
    };
    const doors: Record<string, string> = { gateway: `http://${gatewayOps}` };
    for (const [n, name] of SERVICES.entries()) doors[name] = `http://${ops[n]}`;
    const fleet = new Fleet(`http://127.0.0.1:${port}`, home, doors, [bus, ...databases]);
    for (const [n, name] of SERVICES.entries()) {
      const suffix = name.toUpperCase();
      fleet.run(name, {
        ...common,
        [`DATABASE_URL_${suffix}`]: databases[n]!.url,
        [`DATABASE_MIGRATION_URL_${suffix}`]: databases[n]!.ownerUrl,
        [`GRPC_LISTEN_${suffix}`]: grpc[n]!,
        [`HTTP_LISTEN_${suffix}`]: ops[n]!,
      });
    }
    fleet.run('gateway', { ...common, PORT: port, HOST: '127.0.0.1', HTTP_LISTEN_GATEWAY: gatewayOps });
    await Promise.all([...Object.values(doors), fleet.url].map((door) => fleet.ready(door)));
    return fleet;
  }

  /** The log of a process so far, in whole lines. */
  log(name: string): string {
    return /^[^]*\n/.exec(this.said.get(`${name} stdout`) ?? '')?.[0] ?? '';
  }

  /** Output of all processes, on any stream. */
  get logs(): string {
    return [...this.said.values()].join('');
  }

  /** The page of figures of a service or of the gateway. */
  async metrics(name: string): Promise<string> {
    return (await fetch(`${this.doors[name]!}/metrics`)).text();
  }

  /** Stops all in order; they publish their remaining events. */
  async stop(): Promise<void> {
    await Promise.all([...this.children.values()].map(end));
  }

  /** Ends all, and forgets everything. */
  async remove(): Promise<void> {
    await this.stop();
    await Promise.all(this.databases.map((database) => database.drop()));
    rmSync(this.home, { recursive: true, force: true });
  }

  private run(name: string, env: Record<string, string>): void {
    const main = path.resolve('services', name, 'dist/main.js');
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.children.set(name, child);
    for (const stream of ['stdout', 'stderr'] as const) {
      const place = `${name} ${stream}`;
      child[stream].on('data', (bytes) =>
        this.said.set(place, `${this.said.get(place) ?? ''}${String(bytes)}`),
      );
    }
  }

  private async ready(door: string): Promise<void> {
    await eventually(async () => {
      const answer = await fetch(`${door}/readyz`).catch(() => undefined);
      if (!answer?.ok) throw new Error(`${door} is not ready:\n${this.logs.slice(-3_000)}`);
    }, READY_MS);
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService, type RunningService, type ServiceModule } from '@kashikari/platform';
import { CHEAP_PASSWORDS, LONG_TIMEOUTS, testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import { BillingModule } from '../../services/billing/src';
import { CatalogModule } from '../../services/catalog/src';
import { startGateway } from '../../services/gateway/src';
import { IdentityModule } from '../../services/identity/src';
import { NotifyModule } from '../../services/notify/src';
import { ReservationModule } from '../../services/reservation/src';
import { SearchModule } from '../../services/search/src';
import { freePorts } from '../../standalone/src/processes/free-ports';
import { setClock } from './clock';

const MODULES = {
  identity: IdentityModule,
  billing: BillingModule,
  catalog: CatalogModule,
  reservation: ReservationModule,
  search: SearchModule,
  notify: NotifyModule,
} satisfies Record<string, ServiceModule>;

export type ServiceName = keyof typeof MODULES;
export const SERVICES = Object.keys(MODULES) as ServiceName[];

export interface ProductOptions {
  /** Number of reservation processes that share one database and take turns; default 1. */
  readonly reservationProcesses?: number;
  /** Brokers, `host:port`; default: the `bus` database. */
  readonly kafka?: string;
  /** More settings of all programs, by their names in the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * The whole product in this process: every service with its own gRPC port and database, and the gateway before them.
 */
export interface Product {
  /** Address of the gateway, `http://127.0.0.1:port`. */
  readonly url: string;
  readonly databases: Readonly<Record<ServiceName, TestDatabase>>;
  /** The log of events. */
  readonly bus: TestDatabase;
  /** Pictures and mails. */
  readonly dataDir: string;
  /** Settings with which an operator's command calls the services. */
  readonly commandEnv: Readonly<Record<string, string>>;
  /** Sets business time (null: real time) and waits until all that follows has happened. */
  setClock(now: string | null): Promise<void>;
  /** Starts another gateway of the same fleet. Stop it before the product. */
  anotherGateway(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

const SECRET = Buffer.alloc(32, 'kashikari').toString('base64');

/** Starts everything on the PostgreSQL that the test run shares, with test hooks on. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { reservationProcesses = 1 } = options;
  const databases = Object.fromEntries(
    await Promise.all(SERVICES.map(async (name) => [name, await testDatabase(name)] as const)),
  ) as Record<ServiceName, TestDatabase>;
  const bus = await testDatabase('empty');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kashikari-product-'));
  const copies = (name: ServiceName) => (name === 'reservation' ? reservationProcesses : 1);
  const doors = await doorsFor(copies);
  const env = {
    KASHIKARI_SECRET: SECRET,
    KASHIKARI_TEST_HOOKS: '1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
    ...LONG_TIMEOUTS,
    ...CHEAP_PASSWORDS,
    DATA_DIR: dataDir,
    ...(options.kafka ? { KAFKA_BROKERS: options.kafka } : { BUS_DATABASE_URL: bus.ownerUrl }),
    ...Object.fromEntries(SERVICES.map((name) => [`ADDRESS_${name.toUpperCase()}`, doors[name].join(',')])),
    ...options.env,
  };
  const started = await Promise.all(
    SERVICES.map((name) => startCopies(name, doors[name], databases[name], env)),
  );
  const gateway = await startGateway({ env: { ...env, PORT: '0', HOST: '127.0.0.1' } });
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    url,
    databases,
    bus,
    dataDir,
    commandEnv: env,
    async anotherGateway() {
      const another = await startGateway({ env: { ...env, PORT: '0', HOST: '127.0.0.1' } });
      return { url: `http://127.0.0.1:${another.port}`, stop: another.stop };
    },
    setClock: (now) => setClock(url, now),
    async stop() {
      await gateway.stop();
      await Promise.all(started.flat().map((service) => service.stop()));
      await Promise.all([...Object.values(databases), bus].map((database) => database.drop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The first copy migrates before the others look. */
async function startCopies(
  name: ServiceName,
  doors: readonly string[],
  { url, ownerUrl }: TestDatabase,
  env: Readonly<Record<string, string>>,
): Promise<RunningService[]> {
  const suffix = name.toUpperCase();
  const services: RunningService[] = [];
  for (const door of doors) {
    const own = {
      [`DATABASE_URL_${suffix}`]: url,
      [`DATABASE_MIGRATION_URL_${suffix}`]: ownerUrl,
      [`GRPC_LISTEN_${suffix}`]: door,
    };
    services.push(await startService({ name, module: MODULES[name], env: { ...env, ...own } }));
  }
  return services;
}

/** Services have to know each other's addresses before the first of them listens. */
async function doorsFor(copies: (name: ServiceName) => number): Promise<Record<ServiceName, string[]>> {
  const ports = await freePorts(SERVICES.reduce((sum, name) => sum + copies(name), 0));
  const doors = SERVICES.map((name) => [
    name,
    ports.splice(0, copies(name)).map((port) => `127.0.0.1:${port}`),
  ]);
  return Object.fromEntries(doors) as Record<ServiceName, string[]>;
}

import type { Actor, Locale } from '@kashikari/kernel';
import type { Type } from '@nestjs/common';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { OutgoingEvent, Received } from '../events/event';
import type { ServiceModule } from '../service/start-service';
import type { UnaryRpc } from '../grpc/unary';
import { openService } from '../service/start-service';
import { IdleDetector } from '../service/idle-detector';
import { callerOf, type TestCaller } from './caller';
import { startPeers, type Peer } from './peer';
import { testDatabase, type TestDatabase } from './test-database';
import { publishForTest, publishedOn } from './test-events';
import { testEnv } from './test-env';

export interface TestServiceOptions {
  /** e.g. `catalog`; names its migrations. */
  readonly name: string;
  /** More settings, by their names in the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Business time; real time when not given. */
  readonly clock?: Clock;
  /** A database of a service started before, to start a second replica; a fresh one when not given. */
  readonly database?: TestDatabase;
  /** The bus of a service started before, so that the two exchange events. */
  readonly bus?: TestDatabase;
  /** Doubles of the services that it calls, by name. A service without one is unreachable. */
  readonly peers?: Readonly<Record<string, readonly Peer[]>>;
  /** Folder of its migrations, where that is not `services/<name>/migrations`. */
  readonly migrations?: string;
}

/** A real service with its real gRPC interface, on a real PostgreSQL. */
export interface TestService {
  readonly name: string;
  readonly port: number;
  readonly address: string;
  readonly clock: Clock;
  readonly database: TestDatabase;
  readonly bus: TestDatabase;
  /** Environment for another process of the same service. */
  readonly env: Readonly<Record<string, string>>;
  /** The service's database, through the service's login. */
  readonly db: Database;
  /** Address that serves /healthz, /readyz and /metrics. */
  readonly opsUrl: string;
  /** Rpcs that it answers. */
  readonly rpcs: readonly UnaryRpc[];
  as(actor: Actor, locale?: Locale): TestCaller;
  /** A provider of its module. */
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T) | symbol | string): T;
  /** Runs due jobs, publishes the outbox and handles arrived events, until no work is left. */
  drain(): Promise<void>;
  /** Puts an event on the bus, as another service would. */
  publish(...events: readonly OutgoingEvent[]): Promise<void>;
  /** Returns the events published on a topic so far, in order; publishes the rest of the outbox first. */
  published(topic: string): Promise<Received<unknown>[]>;
  /** Ends the service alone; its databases stay until {@link stop}. */
  stopService(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service on a random port. Stop it in `afterAll`; the databases made for it are dropped with it. */
export async function startTestService(
  module: ServiceModule,
  options: TestServiceOptions,
): Promise<TestService> {
  const { name, migrations } = options;
  const ownMigrations = migrations === undefined ? name : { name: `${name}-own`, folder: migrations };
  const database = options.database ?? (await testDatabase(ownMigrations));
  const bus = options.bus ?? (await testDatabase('empty'));
  const peers = await startPeers(options.peers ?? {}, options.clock);
  const env = testEnv(name, module, { database, bus, addresses: peers.addresses, more: options.env });
  const service = await openService({ name, module, env, deps: { clock: options.clock, migrations } });
  const { context, port } = service;
  const address = `127.0.0.1:${port}`;
  const watch = new IdleDetector(context);
  const callers: { close(): void }[] = [];
  let stopping: Promise<void> | undefined;

  const stop = async () => {
    await service.stop();
    for (const caller of callers) caller.close();
    await peers.stop();
    if (!options.database) await database.drop();
    if (!options.bus) await bus.drop();
  };

  return {
    ...{ name, port, address, database, bus, env, rpcs: context.server.rpcs },
    ...{ clock: context.clock, db: context.db, opsUrl: `http://127.0.0.1:${service.opsPort}` },
    get: (token) => service.get(token),
    as(actor, locale) {
      const caller = callerOf({ name, address, clock: context.clock, actor, locale });
      callers.push(caller);
      return caller;
    },
    async drain() {
      while (!(await watch.round()).idle);
    },
    publish: (...events) => publishForTest(context.bus, events),
    async published(topic) {
      while (!(await context.relay.isEmpty())) await context.relay.drain();
      return publishedOn(context.bus, topic);
    },
    stopService: () => service.stop(),
    stop: () => (stopping ??= stop()),
  };
}

import type { Actor, Locale } from '@kashikari/kernel';
import type { Type } from '@nestjs/common';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { OutgoingEvent, Received } from '../events/event';
import type { GrpcClientClass } from '../grpc/clients';
import type { CallOptions, GrpcService, UnaryRpc } from '../grpc/unary';
import type { ServiceModule } from '../service/start-service';
import type { Peer } from './peer';
import type { TestDatabase } from './test-database';

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
}

export interface TestCallOptions extends CallOptions {
  readonly idempotency?: { readonly key: string; readonly bodyHash: string };
}

/** Calls a service as one actor. */
export interface TestCaller {
  connect<S extends GrpcService>(
    client: GrpcClientClass<S>,
  ): {
    readonly [K in keyof S]: S[K] extends UnaryRpc<infer Q, infer R>
      ? (request: Q, options?: TestCallOptions) => Promise<R>
      : never;
  };
}

/** A real service, behind its real door, on a real PostgreSQL. */
export interface TestService {
  readonly name: string;
  readonly port: number;
  readonly address: string;
  readonly clock: Clock;
  readonly database: TestDatabase;
  readonly bus: TestDatabase;
  /** Its own database, through its own login. */
  readonly db: Database;
  as(actor: Actor, locale?: Locale): TestCaller;
  /** A provider of its module. */
  get<T>(token: Type<T> | (abstract new (...args: never[]) => T) | symbol | string): T;
  /** Runs due jobs, publishes its outbox and takes in what has arrived, until nothing is left to do. */
  drain(): Promise<void>;
  /** Puts an event on the bus, as another service would. */
  publish(...events: readonly OutgoingEvent[]): Promise<void>;
  /** What has been published on a topic so far, in order. */
  published(topic: string): Promise<Received<unknown>[]>;
  stop(): Promise<void>;
}

/** Starts a service on a random port. Stop it in `afterAll`; its databases are dropped with it. */
export function startTestService(_module: ServiceModule, _options: TestServiceOptions): Promise<TestService> {
  throw new Error('under way');
}

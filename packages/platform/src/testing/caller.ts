import { DEFAULT_LOCALE, type Actor, type Call, type Locale } from '@kashikari/kernel';
import { ActorSigner } from '../actor/actor-signer';
import type { Clock } from '../clock';
import { GrpcClients, type GrpcClientClass } from '../grpc/clients';
import type { CallOptions, GrpcService, UnaryRpc } from '../grpc/unary';
import { TEST_SECRETS } from './test-env';

export interface TestCallOptions extends CallOptions {
  readonly idempotency?: Call['idempotency'];
}

/** A service's methods for one actor: no call to fill in. */
export type TestClient<S extends GrpcService> = {
  readonly [K in keyof S]: S[K] extends UnaryRpc<infer Q, infer R>
    ? (request: Q, options?: TestCallOptions) => Promise<R>
    : never;
};

/** Calls a service as one actor. */
export interface TestCaller {
  connect<S extends GrpcService>(client: GrpcClientClass<S>): TestClient<S>;
  close(): void;
}

interface Who {
  readonly name: string;
  readonly address: string;
  readonly clock: Clock;
  readonly actor: Actor;
  readonly locale?: Locale;
}

type Method = (request: unknown, call: Call, options?: CallOptions) => Promise<unknown>;

export function callerOf({ name, address, clock, actor, locale = DEFAULT_LOCALE }: Who): TestCaller {
  const clients = new GrpcClients({ [name]: address }, new ActorSigner(TEST_SECRETS));
  return {
    connect<S extends GrpcService>(client: GrpcClientClass<S>) {
      const methods = Object.entries<Method>(clients.connect(client, name) as never).map(([rpc, method]) => [
        rpc,
        (request: unknown, { idempotency, ...options }: TestCallOptions = {}) =>
          method(request, { actor, locale, now: clock.now(), ...(idempotency && { idempotency }) }, options),
      ]);
      return Object.fromEntries(methods) as TestClient<S>;
    },
    close: () => clients.close(),
  };
}

import { ActorSigner } from '../actor/actor-signer';
import { Clock } from '../clock';
import { GrpcServer, type Implementation } from '../grpc/grpc-server';
import type { GrpcHandlers, GrpcService } from '../grpc/unary';
import { createLogger } from '../observe/logger';
import { Metrics } from '../observe/metrics';
import { TEST_SECRETS } from './test-env';

/** A double of another service: real gRPC, with responses from the test. */
export interface Peer {
  readonly service: GrpcService;
  readonly handlers: object;
}

/** A double that answers some rpcs of a service; the others are unimplemented. */
export function serve<S extends GrpcService>(service: S, handlers: Partial<GrpcHandlers<S>>): Peer {
  return { service, handlers };
}

export interface RunningPeers {
  readonly addresses: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts one server for each service that has doubles.
 * @param has whether a dependency of theirs answers, by name; all do when not given
 */
export async function startPeers(
  peers: Readonly<Record<string, readonly Peer[]>>,
  clock: Clock = new Clock(),
  has?: (name: string) => Promise<boolean>,
): Promise<RunningPeers> {
  const servers: GrpcServer[] = [];
  const addresses: Record<string, string> = {};
  for (const [name, doubles] of Object.entries(peers)) {
    const deps = {
      service: name,
      signer: new ActorSigner(TEST_SECRETS),
      clock,
      logger: createLogger(`${name}-double`, 'fatal'),
      metrics: new Metrics(name),
    };
    const server = new GrpcServer(deps, has);
    for (const { service, handlers } of doubles) server.add(service, handlers as Implementation);
    addresses[name] = `127.0.0.1:${await server.listen('127.0.0.1:0')}`;
    servers.push(server);
  }
  return {
    addresses,
    async stop() {
      await Promise.all(servers.map((server) => server.stop(1_000)));
    },
  };
}

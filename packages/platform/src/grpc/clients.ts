import { Client, credentials, type Metadata, type ServiceError } from '@grpc/grpc-js';
import type { Call } from '@kashikari/kernel';
import type { ActorSigner } from '../actor/actor-signer';
import { ConfigError } from '../config/config-error';
import { addressSettingName } from '../config/service-settings';
import { fromGrpc } from '../errors/from-grpc';
import { DEFAULT_DEADLINE, MAX_MESSAGE_BYTES, MAX_REQUEST_BYTES } from '../limits/call-limits';
import { refuseLarge } from './message-size';
import { toMetadata } from './metadata';
import { RetryBudget, withRetries } from './retries';
import { targetOf } from './target';
import type { CallOptions, GrpcClient, GrpcService, UnaryRpc } from './unary';

/** A client class made by ts-proto, e.g. `reservation.BookingServiceClient`. */
export interface GrpcClientClass<S extends GrpcService> {
  readonly service: S;
}

const CHANNEL_OPTIONS = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  // A service that restarts is found again at once, not after grpc's two minutes.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
};

/** Connection of this process to one service, shared by all its clients. */
interface Peer {
  readonly service: string;
  readonly channel: Client;
  readonly budget: RetryBudget;
}

/** Clients of the other services: signed actor, deadline, trace, and refusals as DomainError. */
export class GrpcClients {
  private readonly peers = new Map<string, Peer>();

  /** @param addresses `host:port` by service name, several of one service separated by commas */
  constructor(
    private readonly addresses: Readonly<Record<string, string>>,
    private readonly signer: ActorSigner,
  ) {}

  /**
   * `service` names the setting `ADDRESS_<SERVICE>`.
   * @param standard what holds for calls that don't say otherwise
   */
  connect<S extends GrpcService>(
    { service: definition }: GrpcClientClass<S>,
    service: string,
    standard: CallOptions = {},
  ): GrpcClient<S> {
    const peer = this.peer(service);
    const methods = Object.entries<UnaryRpc>(definition).map(([name, rpc]) => [
      name,
      (request: unknown, call: Call, options?: CallOptions) =>
        this.send(peer, rpc, request, call, { ...standard, ...options }),
    ]);
    return Object.fromEntries(methods) as GrpcClient<S>;
  }

  close(): void {
    for (const { channel } of this.peers.values()) channel.close();
    this.peers.clear();
  }

  private peer(service: string): Peer {
    const known = this.peers.get(service);
    if (known) return known;
    const address = this.addresses[service];
    if (!address) throw new ConfigError([`${addressSettingName(service)} is missing`]);
    const channel = new Client(targetOf(address), credentials.createInsecure(), CHANNEL_OPTIONS);
    const peer = { service, channel, budget: new RetryBudget() };
    this.peers.set(service, peer);
    return peer;
  }

  /** Returns a call with its actor and context as metadata, to send it in a message beside others. */
  carry(call: Call, service: string): Record<string, string> {
    return this.metadata(call, service).getMap() as Record<string, string>;
  }

  private metadata(call: Call, service: string): Metadata {
    return toMetadata(call, this.signer.sign(call.actor, service));
  }

  private async send(
    peer: Peer,
    rpc: UnaryRpc,
    request: unknown,
    call: Call,
    { deadlineMs = DEFAULT_DEADLINE, largest = MAX_REQUEST_BYTES, retry }: CallOptions,
  ): Promise<unknown> {
    refuseLarge(request, largest);
    const deadline = Date.now() + deadlineMs;
    const attempt = () => this.once(peer, rpc, request, this.metadata(call, peer.service), deadline);
    return retry ? withRetries(attempt, peer.budget, deadline) : attempt();
  }

  private once(
    { channel, service }: Peer,
    rpc: UnaryRpc,
    request: unknown,
    metadata: Metadata,
    deadline: number,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answered = (error: ServiceError | null, response?: unknown) =>
        error ? reject(fromGrpc(error, service)) : resolve(response);
      channel.makeUnaryRequest(
        rpc.path,
        rpc.requestSerialize,
        rpc.responseDeserialize,
        request,
        metadata,
        { deadline },
        answered,
      );
    });
  }
}

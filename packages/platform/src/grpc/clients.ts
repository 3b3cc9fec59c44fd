import { Client, credentials, type Metadata, type ServiceError } from '@grpc/grpc-js';
import type { Call } from '@kashikari/kernel';
import type { ActorSigner } from '../actor/actor-signer';
import { ConfigError } from '../config/config-error';
import { addressSettingName } from '../config/service-settings';
import { fromGrpc } from '../errors/from-grpc';
import { CallsTogether } from './calls-together';
import { DEFAULT_DEADLINE, MAX_MESSAGE_BYTES } from './limits';
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
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 5_000,
};

/** Clients of the other services: signed actor, deadline, trace, and refusals as DomainError. */
export class GrpcClients {
  private readonly channels = new Map<string, Client>();
  private readonly budgets = new Map<string, RetryBudget>();
  private readonly gathering = new Map<string, CallsTogether>();

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
    const channel = this.channel(service);
    const methods = Object.entries<UnaryRpc>(definition).map(([name, rpc]) => [
      name,
      (request: unknown, call: Call, options?: CallOptions) =>
        this.send(channel, service, rpc, request, call, { ...standard, ...options }),
    ]);
    return Object.fromEntries(methods) as GrpcClient<S>;
  }

  close(): void {
    for (const channel of this.channels.values()) channel.close();
    this.channels.clear();
  }

  /** All clients of one service share one channel. */
  private channel(service: string): Client {
    let channel = this.channels.get(service);
    if (!channel) {
      const address = this.addresses[service];
      if (!address) throw new ConfigError([`${addressSettingName(service)} is missing`]);
      channel = new Client(targetOf(address), credentials.createInsecure(), CHANNEL_OPTIONS);
      this.channels.set(service, channel);
    }
    return channel;
  }

  private budget(service: string): RetryBudget {
    let budget = this.budgets.get(service);
    if (!budget) this.budgets.set(service, (budget = new RetryBudget()));
    return budget;
  }

  private togetherTo(service: string, channel: Client): CallsTogether {
    let gathering = this.gathering.get(service);
    if (!gathering) this.gathering.set(service, (gathering = new CallsTogether(channel, service)));
    return gathering;
  }

  private send(
    channel: Client,
    service: string,
    rpc: UnaryRpc,
    request: unknown,
    call: Call,
    { deadlineMs = DEFAULT_DEADLINE, retry, together }: CallOptions,
  ): Promise<unknown> {
    const deadline = Date.now() + deadlineMs;
    const metadata = () => toMetadata(call, this.signer.sign(call.actor, service));
    const attempt = () => this.once(channel, service, rpc, request, metadata(), deadline);
    if (together) return this.togetherTo(service, channel).send(rpc, request, metadata(), attempt);
    return retry ? withRetries(attempt, this.budget(service), deadline) : attempt();
  }

  private once(
    channel: Client,
    service: string,
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

import { Server, ServerCredentials, type UntypedServiceImplementation } from '@grpc/grpc-js';
import { Health } from './health';
import { MAX_MESSAGE_BYTES } from '../limits/call-limits';
import type { GrpcService, UnaryRpc } from './unary';
import { unaryHandler, type Handler, type HandlerDeps } from './unary-handler';

/** An object with some of a service's rpcs as methods. */
export type Implementation = Readonly<Record<string, unknown>>;

/** One of the objects that implement a service together. */
interface Owner {
  readonly implementation: Implementation;
  /** Rpcs that need no query for deleted accounts before. */
  readonly refusesGone: ReadonlySet<string>;
}

/** A grpc-js server whose rpcs all go through {@link unaryHandler}. */
export class GrpcServer {
  private readonly server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    // A client with an endless connection would never see a new replica.
    'grpc.max_connection_age_ms': 10 * 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
  });
  private readonly implementations = new Map<GrpcService, Owner[]>();
  private readonly answered: UnaryRpc[] = [];
  private readonly health: Health;
  private stopping: Promise<void> | undefined;

  /** @param has whether something that the process leans on answers, by its name */
  constructor(
    private readonly deps: HandlerDeps,
    has: (name: string) => Promise<boolean> = async () => true,
  ) {
    this.health = new Health(has);
  }

  /**
   * Adds rpcs of a service; several objects may implement one service together.
   * @param refusesGone rpcs that refuse deleted accounts by themselves
   */
  add(
    service: GrpcService,
    implementation: Implementation,
    refusesGone: ReadonlySet<string> = new Set(),
  ): void {
    const known = this.implementations.get(service) ?? [];
    this.implementations.set(service, [...known, { implementation, refusesGone }]);
  }

  /** Rpcs that are answered while it serves. */
  get rpcs(): UnaryRpc[] {
    return [...this.answered];
  }

  /** Binds and serves. @returns the port */
  async listen(address: string): Promise<number> {
    for (const [service, implementations] of this.implementations) this.register(service, implementations);
    this.health.addTo(this.server);
    const port = await new Promise<number>((resolve, reject) => {
      this.server.bindAsync(address, ServerCredentials.createInsecure(), (error, bound) =>
        error ? reject(error) : resolve(bound),
      );
    });
    this.health.serve([...new Set(this.answered.map(({ path }) => path.split('/')[1]!))]);
    return port;
  }

  /** Refuses new calls and waits for those that run; what isn't done after `grace` milliseconds is cut off. */
  stop(grace: number): Promise<void> {
    this.health.stop();
    this.stopping ??= new Promise((resolve) => {
      const cut = setTimeout(() => {
        this.deps.logger.warn({ grace }, 'Calls in progress were aborted');
        this.server.forceShutdown();
        resolve();
      }, grace);
      this.server.tryShutdown(() => {
        clearTimeout(cut);
        resolve();
      });
    });
    return this.stopping;
  }

  private register(service: GrpcService, implementations: readonly Owner[]): void {
    const byName: UntypedServiceImplementation = {};
    const missing: string[] = [];
    for (const [name, rpc] of Object.entries<UnaryRpc>(service)) {
      const owners = implementations.filter(
        ({ implementation }) => typeof implementation[name] === 'function',
      );
      if (owners.length > 1) throw new Error(`${rpc.path} is handled by several controllers`);
      const [owner] = owners;
      if (!owner) {
        missing.push(rpc.path);
        continue;
      }
      const { implementation, refusesGone } = owner;
      const handler = (implementation[name] as Handler).bind(implementation);
      const deps = refusesGone.has(name) ? { ...this.deps, accounts: undefined } : this.deps;
      byName[name] = unaryHandler(rpc, handler, deps);
      this.answered.push(rpc);
    }
    if (missing.length) this.deps.logger.debug({ missing }, 'These RPCs return UNIMPLEMENTED');
    this.server.addService(service as never, byName);
  }
}

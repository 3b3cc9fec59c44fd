import type {
  handleUnaryCall,
  Server,
  ServerWritableStream,
  ServiceDefinition,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { HealthImplementation, service } from 'grpc-health-check';

/** Dependencies of a process, by the names under which `Health/Check` reports them. */
const HEALTH_PARTS = ['database', 'writes', 'events'] as const;

interface HealthRequest {
  readonly service: string;
}

/**
 * `grpc.health.v1.Health`, which orchestrators and the gateway call. It needs no actor, because it reveals nothing
 * about anybody.
 */
export const healthService = service as ServiceDefinition;

/**
 * Statuses of the process (the empty name), of each of its services, and of its dependencies. The library stores them
 * and answers `Check`, `Watch` and `List`. A dependency is checked at each `Check` of it, so nothing polls a database.
 */
export class Health {
  private readonly statuses = new HealthImplementation();
  private readonly watching = new Set<ServerWritableStream<unknown, unknown>>();
  private names: readonly string[] = [];

  /** @param has whether a part answers */
  constructor(private readonly has: (part: string) => Promise<boolean>) {}

  addTo(server: Server): void {
    const handlers = handlersOf(this.statuses);
    const check = handlers['check'] as handleUnaryCall<HealthRequest, unknown>;
    const watch = handlers['watch'] as (call: ServerWritableStream<unknown, unknown>) => void;
    server.addService(healthService, {
      ...handlers,
      check: ((call, respond) => {
        void this.refresh(call.request.service).then(() => check(call, respond));
      }) satisfies typeof check,
      watch: ((call) => {
        this.watching.add(call);
        call.on('cancelled', () => this.watching.delete(call));
        watch(call);
      }) satisfies typeof watch,
    });
  }

  /** @param services full names, as `kashikari.catalog.v1.CatalogService` */
  serve(services: readonly string[]): void {
    this.names = ['', ...services, ...HEALTH_PARTS];
    for (const name of this.names) this.statuses.setStatus(name, 'SERVING');
  }

  /** Reports that nothing is served any more, and ends the streams of watchers, which would delay stopping. */
  stop(): void {
    for (const name of this.names) this.statuses.setStatus(name, 'NOT_SERVING');
    this.names = [];
    for (const call of this.watching) call.end();
    this.watching.clear();
  }

  private async refresh(name: string): Promise<void> {
    if (!HEALTH_PARTS.some((part) => part === name) || !this.names.length) return;
    const status = (await this.has(name)) ? 'SERVING' : 'NOT_SERVING';
    if (this.names.length) this.statuses.setStatus(name, status);
  }
}

/** Returns the library's handlers, which it otherwise only registers with a server. */
function handlersOf(statuses: HealthImplementation): UntypedServiceImplementation {
  let handlers: UntypedServiceImplementation = {};
  const server: Pick<Server, 'addService'> = {
    addService: (_definition, given) => void (handlers = given),
  };
  statuses.addToServer(server as Server);
  return handlers;
}

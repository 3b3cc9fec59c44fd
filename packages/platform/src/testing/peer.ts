import type { GrpcHandlers, GrpcService } from '../grpc/unary';

/** Another service as a double: real gRPC, answers by hand. */
export interface Peer {
  readonly service: GrpcService;
  readonly handlers: object;
}

/** A double that answers some rpcs of a service; the others are unimplemented. */
export function serve<S extends GrpcService>(service: S, handlers: Partial<GrpcHandlers<S>>): Peer {
  return { service, handlers };
}

import { Controller } from '@nestjs/common';
import type { GrpcHandlers, GrpcService } from './unary';

const SERVICE = Symbol('kashikari.grpc.service');

/**
 * The door of a gRPC service: every method whose name is an rpc of `service` in camelCase answers that rpc. One
 * service may be spread over several controllers.
 */
export function GrpcController<S extends GrpcService>(service: S) {
  return <T extends new (...args: never[]) => Partial<GrpcHandlers<S>>>(target: T): void => {
    Controller()(target);
    Reflect.defineMetadata(SERVICE, service, target);
  };
}

/** The service that a controller answers for, if it is one of ours. */
export function grpcServiceOf(controller: object): GrpcService | undefined {
  return Reflect.getMetadata(SERVICE, controller) as GrpcService | undefined;
}

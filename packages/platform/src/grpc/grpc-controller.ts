import { Controller } from '@nestjs/common';
import type { GrpcHandlers, GrpcService } from './unary';

const DOOR = Symbol('kashikari.grpc.door');

export interface GrpcControllerOptions<S extends GrpcService> {
  /** Rpcs whose own statement refuses deleted accounts, so that they need no query before. */
  readonly refusesGone?: readonly (keyof S & string)[];
}

export interface ControllersDoor {
  readonly service: GrpcService;
  readonly refusesGone: ReadonlySet<string>;
}

/**
 * Binds a controller to a gRPC service: every method whose name is an rpc of `service` in camelCase implements that
 * rpc. One service may be spread over several controllers.
 */
export function GrpcController<S extends GrpcService>(service: S, options: GrpcControllerOptions<S> = {}) {
  return <T extends new (...args: never[]) => Partial<GrpcHandlers<S>>>(target: T): void => {
    Controller()(target);
    const door: ControllersDoor = { service, refusesGone: new Set(options.refusesGone) };
    Reflect.defineMetadata(DOOR, door, target);
  };
}

/** Returns the gRPC service of a controller; undefined if it is not decorated. */
export function doorOf(controller: object): ControllersDoor | undefined {
  return Reflect.getMetadata(DOOR, controller) as ControllersDoor | undefined;
}

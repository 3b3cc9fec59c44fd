import type { ModulesContainer } from '@nestjs/core';
import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import { doorOf } from './grpc-controller';
import type { GrpcServer, Implementation } from './grpc-server';

/**
 * gRPC as a Nest transport (decision 6): Nest makes and wires the controllers and runs their life; their rpcs are
 * plain grpc-js handlers, without Nest's pipes, interceptors and Observables in between.
 */
export class GrpcStrategy extends Server implements CustomTransportStrategy {
  private bound = 0;

  constructor(
    private readonly server: GrpcServer,
    private readonly address: string,
    private readonly grace: number,
  ) {
    super();
  }

  /** The port that was bound. */
  get port(): number {
    return this.bound;
  }

  /** Registers the controllers that Nest has created. */
  mount(modules: ModulesContainer): void {
    for (const module of modules.values()) {
      for (const { instance, metatype } of module.controllers.values()) {
        const door = metatype && doorOf(metatype);
        if (door) this.server.add(door.service, instance as Implementation, door.refusesGone);
      }
    }
  }

  listen(callback: (error?: unknown) => void): void {
    this.server.listen(this.address).then((port) => {
      this.bound = port;
      callback();
    }, callback);
  }

  close(): Promise<void> {
    return this.server.stop(this.grace);
  }

  override on(): never {
    throw new Error('This transport has no events');
  }

  override unwrap<T>(): T {
    return this.server as T;
  }
}

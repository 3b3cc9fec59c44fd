import type { GrpcClient, GrpcService } from './unary';

/** A client class made by ts-proto, e.g. `reservation.BookingServiceClient`. */
export interface GrpcClientClass<S extends GrpcService> {
  readonly service: S;
}

/** Clients of the other services: signed actor, deadline, trace, and refusals as DomainError. */
export class GrpcClients {
  /** `service` names the setting `ADDRESS_<SERVICE>`. */
  connect<S extends GrpcService>(_client: GrpcClientClass<S>, _service: string): GrpcClient<S> {
    throw new Error('under way');
  }
}

import { CLIENTS } from '@kashikari/contracts';
import { batchedBookings } from './booking-batcher';
import type {
  CallOptions,
  GrpcClient,
  GrpcClientClass,
  GrpcClients,
  GrpcService,
} from '@kashikari/platform/edge';

/** One client per gRPC service, by what it is about (`folders` of `FolderService`). */
export type Services = {
  readonly [Name in keyof typeof CLIENTS]: (typeof CLIENTS)[Name][0] extends GrpcClientClass<infer S>
    ? GrpcClient<S>
    : never;
};

/** @param standard what holds for every call; `{ retry: true }` makes clients for requests that change nothing */
export function connectServices(clients: GrpcClients, standard: CallOptions = {}): Services {
  const connected = Object.entries(CLIENTS).map(([name, [client, service]]) => [
    name,
    clients.connect(client as GrpcClientClass<GrpcService>, service, standard),
  ]);
  const services = Object.fromEntries(connected) as Services;
  return { ...services, bookings: batchedBookings(services.bookings, clients) };
}

import { ActorSigner, GrpcClients } from '@kashikari/platform/edge';
import { SERVICES, addressesOf, type GatewaySettings, type ServiceName } from '../settings';

/** Clients of all services; calls take turns among the processes of one service. */
export function balancedClients(settings: GatewaySettings): GrpcClients {
  return new GrpcClients(settings.addresses, new ActorSigner(settings.KASHIKARI_SECRET));
}

/** Clients of one process each, for what has to reach every process. */
export function clientsOfEach(settings: GatewaySettings): { service: ServiceName; clients: GrpcClients }[] {
  const signer = new ActorSigner(settings.KASHIKARI_SECRET);
  return SERVICES.flatMap((service) =>
    addressesOf(settings, service).map((address) => ({
      service,
      clients: new GrpcClients({ [service]: address }, signer),
    })),
  );
}

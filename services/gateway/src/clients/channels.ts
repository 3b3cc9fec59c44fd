import { ActorSigner, GrpcClients } from '@kashikari/platform/edge';
import { SERVICES, type GatewaySettings, type ServiceName } from '../settings';

/** Clients of all services; calls take turns among the processes of one service. */
export function balancedClients(settings: GatewaySettings): GrpcClients {
  const targets = SERVICES.map((service) => [service, target(settings.services[service])]);
  return new GrpcClients(Object.fromEntries(targets), new ActorSigner(settings.KASHIKARI_SECRET));
}

/** Clients of one process each, for what has to reach every process. */
export function clientsOfEach(settings: GatewaySettings): { service: ServiceName; clients: GrpcClients }[] {
  const signer = new ActorSigner(settings.KASHIKARI_SECRET);
  return SERVICES.flatMap((service) =>
    settings.services[service].map((address) => ({
      service,
      clients: new GrpcClients({ [service]: address }, signer),
    })),
  );
}

/** gRPC's own word for a list of addresses; a single one goes through DNS, which may know many. */
function target(addresses: readonly string[]): string {
  const [only = ''] = addresses;
  if (addresses.length === 1) return only;
  return `ipv4:${addresses.map((address) => address.replace(/^localhost:/, '127.0.0.1:')).join(',')}`;
}

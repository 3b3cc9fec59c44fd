import { ActorSigner, GrpcClients, type InstallationSecrets } from '@kashikari/platform/edge';

/** Clients of one process, for what has to reach every process of a service. */
export interface ClientsOfOne {
  readonly service: string;
  readonly clients: GrpcClients;
}

/** @param processes addresses of the processes of each service */
export function clientsOfEach(
  processes: Readonly<Record<string, readonly string[]>>,
  secrets: InstallationSecrets,
): ClientsOfOne[] {
  const signer = new ActorSigner(secrets);
  return Object.entries(processes).flatMap(([service, addresses]) =>
    addresses.map((address) => ({ service, clients: new GrpcClients({ [service]: address }, signer) })),
  );
}

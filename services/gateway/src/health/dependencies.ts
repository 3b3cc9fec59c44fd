import { ESSENTIAL, type ServiceName } from '../settings';
import { HealthClient } from './health-client';
import type { Dependency } from './readiness';

export interface DependencyWatch {
  readonly dependencies: readonly Dependency[];
  close(): void;
}

/** Returns the dependencies: every process of every service, probed by gRPC, and all others. */
export function dependenciesOf(
  processes: Readonly<Record<ServiceName, readonly string[]>>,
  others: readonly Dependency[],
): DependencyWatch {
  const clients: HealthClient[] = [];
  const services = Object.entries(processes).map(([name, addresses]) => {
    const own = addresses.map((address) => new HealthClient(address));
    clients.push(...own);
    const essential = ESSENTIAL.some((service) => service === name);
    return { name, essential, probes: own.map((client) => () => client.health()) };
  });
  return {
    dependencies: [...services, ...others],
    close: () => clients.forEach((client) => client.close()),
  };
}

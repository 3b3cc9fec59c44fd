import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Networks whose addresses are held by no limit of an address: a school's own (REST contract, edge). */
export class TrustedNetworks {
  private readonly list = new BlockList();

  /** @param networks CIDR, or single addresses @throws when one is neither */
  constructor(networks: readonly string[] = []) {
    for (const network of networks) this.add(network);
  }

  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }

  private add(network: string): void {
    const [address = '', prefix, ...more] = network.split('/');
    const family = isIP(address);
    if (family === 0 || more.length > 0) throw new Error('must be networks in CIDR notation');
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) this.list.addAddress(address, type);
    else if (/^\d{1,3}$/.test(prefix)) this.list.addSubnet(address, Number(prefix), type);
    else throw new Error('must be networks in CIDR notation');
  }
}

/** TRUSTED_NETWORKS: networks separated by commas. */
export const trustedNetworks = z
  .string()
  .default('')
  .transform((text, context): TrustedNetworks => {
    try {
      return new TrustedNetworks(
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      );
    } catch {
      context.addIssue('must be networks in CIDR notation, separated by commas');
      return new TrustedNetworks();
    }
  });

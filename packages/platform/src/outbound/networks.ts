import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Networks that are not the public internet (IANA special-purpose registries). */
const INNER_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** IPv6 is allowed in 2000::/3 only, without documentation and addresses that wrap IPv4. NAT64 (64:ff9b::/96) is outside. */
const OUTER_6 = ['2000::', 3] as const;
const INNER_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Metadata services of clouds: refused even where an operator allows their network. 168.63.129.16 is Azure's. */
const METADATA_4 = [
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
] as const;
const METADATA_6 = [
  ['fe80::', 10],
  ['fd00:ec2::', 32],
] as const;

const inner = new BlockList();
for (const [net, bits] of INNER_4) inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of INNER_6) inner.addSubnet(net, bits, 'ipv6');

const outer = new BlockList();
outer.addSubnet(...OUTER_6, 'ipv6');

const metadata = new BlockList();
for (const [net, bits] of METADATA_4) metadata.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of METADATA_6) metadata.addSubnet(net, bits, 'ipv6');

/** Returns whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || metadata.check(address, version === 4 ? 'ipv4' : 'ipv6')) return false;
  if (version === 4) return !inner.check(address, 'ipv4');
  return outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** Networks in CIDR notation, separated by commas. */
export const networks = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isNetwork), 'must be networks such as 10.1.0.0/16, separated by commas');

/** Inner networks that requests may reach all the same, e.g. that of a campus. Metadata services never belong to them. */
export class AllowedNetworks {
  private readonly list = new BlockList();

  /** @param cidrs networks in CIDR notation */
  constructor(cidrs: readonly string[] = []) {
    for (const cidr of cidrs) {
      const [net = '', bits] = cidr.split('/');
      this.list.addSubnet(net, Number(bits), isIP(net) === 4 ? 'ipv4' : 'ipv6');
    }
  }

  /** Returns whether a request may be sent to an address. */
  has(address: string): boolean {
    if (isPublicAddress(address)) return true;
    const version = isIP(address);
    if (version === 0) return false;
    const family = version === 4 ? 'ipv4' : 'ipv6';
    return this.list.check(address, family) && !metadata.check(address, family);
  }
}

function isNetwork(cidr: string): boolean {
  const [net = '', bits = '', more] = cidr.split('/');
  const version = isIP(net);
  return (
    version > 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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

/** Of IPv6 all is taken but 2000::/3; of that, documentation and the wrappings of IPv4 are not. */
const OUTER_6 = ['2000::', 3] as const;
const INNER_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inner = new BlockList();
for (const [net, bits] of INNER_4) inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of INNER_6) inner.addSubnet(net, bits, 'ipv6');

const outer = new BlockList();
outer.addSubnet(...OUTER_6, 'ipv6');

/** Whether an address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inner.check(address, 'ipv4');
  return version === 6 && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
}

/** That a name stands for an address inside: whoever gave it to us means somebody else. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/**
 * Looks a name up for a connection, and refuses it where any of its addresses is inside. Asked at the moment of connecting,
 * so that a name which has changed since it was checked leads nowhere.
 */
export const lookupPublic: LookupFunction = (name, options, done) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(name, all, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, '');
    if (addresses.some(({ address }) => !isPublicAddress(address))) return done(new PrivateAddress(), '');
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first!.address, first!.family);
  });
};

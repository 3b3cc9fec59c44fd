import { isIP } from 'node:net';
import { WATCHED } from './re-resolving-names';

/**
 * The gRPC target of a setting `ADDRESS_<SERVICE>`: one `host:port`, whose replicas are followed by DNS; or several,
 * separated by commas, that calls take turns among. gRPC takes a list only of IP addresses.
 */
export function targetOf(addresses: string): string {
  const list = addresses.split(',').map((one) => one.trim().replace(/^localhost:/, '127.0.0.1:'));
  const host = addresses.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  if (list.length > 1) return `ipv4:${list.join(',')}`;
  return host === 'localhost' || isIP(host) ? list[0]! : `${WATCHED}:${addresses.trim()}`;
}

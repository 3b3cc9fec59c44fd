/**
 * The gRPC target of a setting `ADDRESS_<SERVICE>`: one `host:port`, looked up by DNS, which may know many; or several,
 * separated by commas, that calls take turns among. gRPC takes a list only of IP addresses.
 */
export function targetOf(addresses: string): string {
  const list = addresses.split(',').map((one) => one.trim());
  if (list.length === 1) return addresses;
  return `ipv4:${list.map((one) => one.replace(/^localhost:/, '127.0.0.1:')).join(',')}`;
}

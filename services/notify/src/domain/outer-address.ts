/** Names that only this machine or its network knows. */
const INNER = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|onion)\.?$/i;

/** Names that are numbers, in any of their spellings: no public service has one. */
const NUMBER = /^(\[.*\]|[\d.]+|0x[\da-f.x]*)$/i;

/** Returns whether a host name can be of the public internet. Its addresses are checked with each request. */
export function isOuterName(hostname: string): boolean {
  return hostname.includes('.') && !NUMBER.test(hostname) && !INNER.test(hostname);
}

import { refused } from '@kashikari/kernel';

/** A field's tag and length, or a number, take about so much. */
const SMALL = 4;

/**
 * Refuses a message that would be larger than `most` bytes, before anything of it is encoded: encoding one of some hundred
 * megabytes holds everybody else's requests for seconds, and the other side would not take it. Looks at no more of it than that.
 * @throws DomainError `too_large`
 */
export function refuseLarge(message: unknown, most: number): void {
  const open = [message];
  let bytes = 0;
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    bytes += sizeOf(value);
    if (bytes > most) throw refused('too_large', { max: most });
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array || value instanceof Date)
      continue;
    for (const part of Object.values(value)) if (part !== undefined) open.push(part);
  }
}

/** Returns the size of a value without its parts. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return SMALL + Buffer.byteLength(value);
  if (value instanceof Uint8Array) return SMALL + value.byteLength;
  return SMALL;
}

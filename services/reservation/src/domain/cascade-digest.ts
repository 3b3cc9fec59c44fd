import type { Cascade } from './extend-over';

/**
 * Returns a digest of a preview: its bookings, their versions and their new instants. Equal digests mean that the same
 * changes would result. It protects no secret and resists no attacker, so 64 bits of FNV-1a suffice.
 */
export function digestOf({ extended, moves }: Cascade): string {
  const told = [extended, ...moves.map(({ change }) => change)].map(({ booking }) => [
    booking.id,
    booking.version,
    booking.span.from,
    booking.span.until,
  ]);
  return fnv1a(JSON.stringify(told)).toString(16).padStart(16, '0');
}

/** FNV-1a with 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return hash;
}

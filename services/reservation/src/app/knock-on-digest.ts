import { createHash } from 'node:crypto';
import type { KnockOn } from '../domain/extend-over';

/**
 * What a preview promised, in a few letters: which bookings, in which versions, to which dates. The same letters later
 * mean that the same would happen.
 */
export function digestOf({ extended, moves }: KnockOn): string {
  const told = [extended, ...moves.map(({ change }) => change)].map(({ booking }) => [
    booking.id,
    booking.version,
    booking.span.from,
    booking.span.until,
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}

import { refused } from '@kashikari/kernel';
import type { Good } from './good';
import { refuseUnlessEditor } from './permissions';
import type { ActorTies } from './ties';

/** Bookings of a good, as reported by reservation. */
export interface LiveBookings {
  /** Units' bookings that are reserved or out. */
  readonly live: number;
  /** Started or handed over, and not returned. */
  readonly out: number;
}

/** Refuses to delete a good that is out; what is merely reserved is cancelled by reservation. @throws DomainError */
export function checkDeletion(good: Good, ties: ActorTies, { out }: LiveBookings): void {
  const noEditor = refuseUnlessEditor(good, ties);
  if (noEditor) throw noEditor;
  if (out > 0) throw refused('good.on_loan', { out });
}

/** A good that nobody sees or books any more. Its snapshot stays, so that other services learn of the end. */
export function deleteGood(good: Good, now: number): Good {
  return { ...good, version: good.version + 1, pictures: [], updatedAt: now, deletedAt: now };
}

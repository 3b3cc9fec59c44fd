import { actorUserId, mayWrite, noEditRights, unauthenticated, type Call } from '@kashikari/kernel';
import type { Id } from '../domain/ids';

/**
 * Returns the writer: an account's holder or a member card.
 * @throws DomainError for visitors, and for read-only cards
 */
export function writerOf({ actor }: Call): Id {
  const userId = actorUserId(actor);
  if (userId === undefined) throw unauthenticated();
  if (!mayWrite(actor)) throw noEditRights();
  return userId;
}

import { actorUserId, mayWrite, noEditRights, unauthenticated, type Call } from '@kashikari/kernel';
import type { Id } from '../domain/ids';

/** Who writes, an account's holder or a card. @throws DomainError for visitors, and for cards that only read */
export function writerOf({ actor }: Call): Id {
  const userId = actorUserId(actor);
  if (userId === undefined) throw unauthenticated();
  if (!mayWrite(actor)) throw noEditRights();
  return userId;
}

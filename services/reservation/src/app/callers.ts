import { forbidden, mayWrite, noEditRights, unauthenticated, type Actor, type Call } from '@kashikari/kernel';
import type { Viewer } from './ports';

/** Returns the viewer for the queries. Visitors see public goods. */
export function viewerOf(actor: Actor): Viewer {
  const { within } = actor;
  switch (actor.kind) {
    case 'user':
      return { userId: actor.userId, cardGroupId: null, within };
    case 'card':
      return { userId: actor.userId, cardGroupId: actor.groupId, within };
    default:
      return { userId: null, cardGroupId: null, within };
  }
}

/** Returns a signed-in viewer. @throws DomainError `unauthenticated` */
export function signedIn(actor: Actor): Viewer & { readonly userId: string } {
  const { userId, ...viewer } = viewerOf(actor);
  if (userId === null) throw unauthenticated();
  return { userId, ...viewer };
}

/** Returns a viewer who may write. @throws DomainError `no_edit_rights` for a card that only reads */
export function writer(actor: Actor): Viewer & { readonly userId: string } {
  if (!mayWrite(actor)) throw noEditRights();
  return signedIn(actor);
}

/** Calls between services: no person makes them. @throws DomainError `forbidden` */
export function refuseUnlessSystem({ actor }: Call): void {
  if (actor.kind !== 'system') throw forbidden();
}

/** Returns the borrower and the person who books. */
export function partiesOf(viewer: Viewer & { readonly userId: string }, borrowerId = viewer.userId) {
  return { borrowerId, bookedBy: viewer.userId, byCard: viewer.cardGroupId !== null };
}

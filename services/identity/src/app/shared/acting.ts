import { actorUserId, forbidden, unauthenticated, type Call } from '@kashikari/kernel';
import type { User } from '../../domain/users/user';
import type { Work } from '../ports';

/** The user behind a call; a card is its user too. */
export function signedIn({ actor }: Call): string {
  const id = actorUserId(actor);
  if (id === undefined) throw unauthenticated();
  return id;
}

/**
 * Returns the user of a token, held until the transaction ends. A token stays valid for some minutes after its user is
 * deleted.
 * @throws DomainError `unauthenticated` if the user is deleted
 */
export async function stillThere(work: Work, userId: string, how: 'share' | 'lock' = 'share'): Promise<User> {
  const user = await work.users[how](userId);
  if (!user) throw unauthenticated();
  return user;
}

/** Calls that only services make of each other. */
export function onlySystem({ actor }: Call): void {
  if (actor.kind !== 'system') throw forbidden();
}

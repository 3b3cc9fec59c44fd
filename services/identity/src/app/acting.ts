import { actorUserId, DomainError, forbidden, type Call } from '@kashikari/kernel';
import type { User } from '../domain/user';
import type { Work } from './ports';

export const unauthenticated = () => new DomainError({ kind: 'unauthenticated', code: 'unauthenticated' });

/** The user behind a call; a card is its user too. */
export function signedIn({ actor }: Call): string {
  const id = actorUserId(actor);
  if (id === undefined) throw unauthenticated();
  return id;
}

/** The user behind a call that changes accounts and groups: cards do not, whatever their rights to book. */
export function accountHolder({ actor }: Call): string {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind !== 'card') throw unauthenticated();
  throw actor.canWrite ? forbidden() : new DomainError({ kind: 'no_edit_rights', code: 'no_edit_rights' });
}

/**
 * Who holds a token may be gone meanwhile: it lives on for some minutes. Kept from leaving until the transaction ends,
 * so that nothing is begun for nobody.
 */
export async function stillThere(work: Work, userId: string): Promise<User> {
  const user = await work.users.share(userId);
  if (!user) throw unauthenticated();
  return user;
}

/** Calls that only services make of each other. */
export function onlySystem({ actor }: Call): void {
  if (actor.kind !== 'system') throw forbidden();
}

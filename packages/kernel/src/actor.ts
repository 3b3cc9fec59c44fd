import { forbidden, noEditRights, unauthenticated } from './domain-error';

/** The place of a request, and the accounts to which it limits the actor. */
interface Within {
  /**
   * Ids of the accounts whose goods, groups and bookings the actor can reach there: those of a shell. Absent: all. The
   * list narrows what an actor sees and does, and never widens it.
   */
  readonly within?: readonly string[];
  /**
   * The shell whose host the request came to; absent at the common one. Sessions, passkeys and links belong to that
   * host.
   */
  readonly shell?: ShellPlace;
}

/** A shell, and where it is. */
export interface ShellPlace {
  readonly id: string;
  /** Scheme, host and port, by which browsers store cookies and passkeys. */
  readonly origin: string;
}

/**
 * The caller. A parameter of every read and write; between services it travels as signed metadata (architecture, "What
 * holds everywhere").
 */
export type Actor = Within &
  (
    | { readonly kind: 'visitor' }
    | { readonly kind: 'system' }
    | { readonly kind: 'user'; readonly userId: string; readonly sessionId?: string }
    /** A member card: limited to one group; `canWrite` is false for a `read` card (status 481 on writes). */
    | {
        readonly kind: 'card';
        readonly userId: string;
        readonly groupId: string;
        readonly canWrite: boolean;
        readonly sessionId?: string;
      }
  );

/** A caller without a token. */
export const VISITOR: Actor = { kind: 'visitor' };

/** The services themselves: consumers of events, jobs, and calls that no person requested. */
export const SYSTEM: Actor = { kind: 'system' };

/** The user behind an actor, or undefined for visitors and the system. */
export function actorUserId(actor: Actor): string | undefined {
  return actor.kind === 'user' || actor.kind === 'card' ? actor.userId : undefined;
}

/**
 * Returns the session of an actor; undefined without a sign-in, and for calls that concern an account but are not made
 * by it.
 */
export function actorSessionId(actor: Actor): string | undefined {
  return actor.kind === 'user' || actor.kind === 'card' ? actor.sessionId : undefined;
}

/** Returns false for a read-only card; its writes are refused by `noEditRights`. */
export function mayWrite(actor: Actor): boolean {
  return actor.kind !== 'card' || actor.canWrite;
}

/**
 * Returns the user behind a call that requires an account: changes to accounts, groups and notification settings. A
 * member card is refused, whatever its rights to book (spec section 6, card holder).
 * @throws DomainError `unauthenticated` for visitors and the system; for a card `forbidden`, or `no_edit_rights` if it
 *   only reads
 */
export function accountHolder({ actor }: { readonly actor: Actor }): string {
  if (actor.kind === 'user') return actor.userId;
  if (actor.kind !== 'card') throw unauthenticated();
  throw actor.canWrite ? forbidden() : noEditRights();
}

/** The same actor, asking from where only the goods, groups and bookings of some accounts are reached. */
export function narrowedTo(actor: Actor, accountIds: readonly string[], shell?: ShellPlace): Actor {
  const { within } = actor;
  return {
    ...actor,
    within: within ? accountIds.filter((id) => within.includes(id)) : accountIds,
    ...(shell && { shell }),
  };
}

/** Returns true if the actor's place includes the goods, groups and bookings of an account. */
export function reaches(
  { within }: { readonly within?: readonly string[] | undefined },
  accountId: string,
): boolean {
  return !within || within.includes(accountId);
}

import { actorUserId, type Actor } from '@kashikari/kernel';
import type { AccountRole, GroupRole } from './matrix';

/** What the store knows of somebody and a group. */
export interface GroupStanding {
  /** The group belongs to them. */
  readonly owns: boolean;
  /** They act for the account that it belongs to. */
  readonly manages: boolean;
  readonly membership: { readonly groupOwner: boolean; readonly disabled: boolean } | null;
}

export const NO_STANDING: GroupStanding = { owns: false, manages: false, membership: null };

/** What the store knows of somebody and an account. */
export interface AccountStanding {
  readonly manages: boolean;
  readonly acquainted: boolean;
}

/** A person may be several things to a group, and is at least one. */
export function groupRoles(groupId: string, standing: GroupStanding, actor: Actor): GroupRole[] {
  if (actor.kind === 'card') return [cardRole(actor.groupId === groupId ? standing.membership : null)];
  if (actor.kind !== 'user') return ['visitor'];
  const roles: GroupRole[] = [];
  if (standing.owns) roles.push('owner');
  if (standing.manages) roles.push('manager');
  if (standing.membership) roles.push(memberRole(standing.membership));
  return roles.length ? roles : ['stranger'];
}

/** A card that was taken back is a visitor at once, though its token lives on for some minutes. */
function cardRole(membership: GroupStanding['membership']): GroupRole {
  if (!membership) return 'visitor';
  return membership.disabled ? 'disabled_member' : 'card';
}

function memberRole({ groupOwner, disabled }: { groupOwner: boolean; disabled: boolean }): GroupRole {
  if (disabled) return 'disabled_member';
  return groupOwner ? 'group_owner' : 'member';
}

export function accountRole(accountId: string, standing: AccountStanding, actor: Actor): AccountRole {
  if (actorUserId(actor) === accountId) return 'self';
  if (actor.kind !== 'user') return 'stranger';
  if (standing.manages) return 'manager';
  return standing.acquainted ? 'acquaintance' : 'stranger';
}

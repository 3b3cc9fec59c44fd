import { actorUserId, type Actor } from '@kashikari/kernel';
import type { AccountRole, GroupRole } from './matrix';

/** Stored relation of a person to a group. */
export interface GroupRelation {
  /** The group belongs to them. */
  readonly owns: boolean;
  /** They act for the account that it belongs to. */
  readonly manages: boolean;
  readonly membership: { readonly groupOwner: boolean; readonly disabled: boolean } | null;
}

export const NO_RELATION: GroupRelation = { owns: false, manages: false, membership: null };

/** Stored relation of a person to an account. */
export interface AccountRelation {
  readonly manages: boolean;
  readonly acquainted: boolean;
}

/** A person may be several things to a group, and is at least one. */
export function groupRoles(groupId: string, relation: GroupRelation, actor: Actor): GroupRole[] {
  if (actor.kind === 'card') return [cardRole(actor.groupId === groupId ? relation.membership : null)];
  if (actor.kind !== 'user') return ['visitor'];
  const roles: GroupRole[] = [];
  if (relation.owns) roles.push('owner');
  if (relation.manages) roles.push('manager');
  if (relation.membership) roles.push(memberRole(relation.membership));
  return roles.length ? roles : ['stranger'];
}

/** A card that was taken back is a visitor at once, though its token lives on for some minutes. */
function cardRole(membership: GroupRelation['membership']): GroupRole {
  if (!membership) return 'visitor';
  return membership.disabled ? 'disabled_member' : 'card';
}

function memberRole({ groupOwner, disabled }: { groupOwner: boolean; disabled: boolean }): GroupRole {
  if (disabled) return 'disabled_member';
  return groupOwner ? 'group_owner' : 'member';
}

export function accountRole(accountId: string, relation: AccountRelation, actor: Actor): AccountRole {
  if (actorUserId(actor) === accountId) return 'self';
  if (actor.kind !== 'user') return 'stranger';
  if (relation.manages) return 'manager';
  return relation.acquainted ? 'acquaintance' : 'stranger';
}

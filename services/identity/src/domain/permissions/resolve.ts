import { mayWrite, type Actor } from '@kashikari/kernel';
import {
  ACCOUNT_ACTS,
  ACCOUNT_MATRIX,
  GROUP_ACTS,
  GROUP_MATRIX,
  type AccountAct,
  type AccountRole,
  type GroupAct,
  type GroupCondition,
  type GroupRole,
} from './matrix';

/** Settings of a group on which conditions of the matrix depend. */
export interface GroupSettings {
  readonly disableSignUp: boolean;
  readonly acceptMemberGoods: boolean;
}

const holds: Readonly<Record<GroupCondition, (group: GroupSettings) => boolean>> = {
  'takes sign-ups': (group) => !group.disableSignUp,
  'takes member goods': (group) => group.acceptMemberGoods,
};

/** Acts that leave everything as it was; a card without editing rights may do these alone. */
const READS: ReadonlySet<string> = new Set(['see', 'see_goods', 'see_private', 'list_members']);

/** Returns true if the roles allow an act on a group. All checks on groups read the matrix here. */
export function mayOnGroup(
  act: GroupAct,
  roles: readonly GroupRole[],
  group: GroupSettings,
  actor: Actor,
): boolean {
  if (!READS.has(act) && !mayWrite(actor)) return false;
  return roles.some((role) => {
    const cell = GROUP_MATRIX[act][role];
    return cell === 'yes' || (cell !== 'no' && holds[cell](group));
  });
}

/** Returns the permissions shown with a group; `see` is implied. */
export function groupPermissions(
  roles: readonly GroupRole[],
  group: GroupSettings,
  actor: Actor,
): GroupAct[] {
  return GROUP_ACTS.filter((act) => act !== 'see' && mayOnGroup(act, roles, group, actor));
}

export function mayOnAccount(act: AccountAct, role: AccountRole, actor: Actor): boolean {
  if (!READS.has(act) && actor.kind === 'card') return false;
  return ACCOUNT_MATRIX[act][role] === 'yes';
}

export function accountPermissions(role: AccountRole, actor: Actor): AccountAct[] {
  return ACCOUNT_ACTS.filter((act) => !READS.has(act) && mayOnAccount(act, role, actor));
}

import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { Database } from '@kashikari/platform';
import { SnapshotViews } from '../../app/ports';
import {
  groupSnapshot,
  managerSnapshot,
  membershipSnapshot,
  userSnapshot,
  type Snapshot,
  type GroupSnapshot,
  type UserSnapshot,
} from '../../domain/shared/snapshots';
import {
  toManager,
  toMembership,
  toUser,
  type GroupRow,
  type ManagerRow,
  type MembershipRow,
  type UserRow,
} from '../work/rows';
import { SealedPasscodes } from '../groups/sealed-passcodes';

/** Reads each response in one transaction; later changes are published by their events. */
@Injectable()
export class PgSnapshotViews extends SnapshotViews {
  constructor(
    private readonly db: Database,
    private readonly passcodes: SealedPasscodes,
  ) {
    super();
  }

  override async access(userId: string): Promise<readonly Snapshot[] | undefined> {
    if (!isId(userId)) return undefined;
    return this.db.transaction(async (tx) => {
      const user = await tx.one<UserRow>('select * from users where id = $1', [userId]);
      if (!user) return undefined;
      const groups = await tx.read<GroupRow>(
        `select g.* from groups g where g.deleted_at is null and (g.owner_id = $1 or exists (
          select from memberships m where m.group_id = g.id and m.user_id = $1 and m.left_at is null))`,
        [userId],
      );
      const memberships = await tx.read<MembershipRow>(
        'select * from memberships where user_id = $1 and left_at is null',
        [userId],
      );
      const managers = await tx.read<ManagerRow>(
        'select * from managers where (user_id = $1 or account_id = $1) and removed_at is null',
        [userId],
      );
      return [
        { about: 'user', snapshot: userSnapshot(toUser(user)) },
        ...groups.map(
          (row) => ({ about: 'group', snapshot: groupSnapshot(this.passcodes.toGroup(row)) }) as const,
        ),
        ...memberships.map(
          (row) => ({ about: 'membership', snapshot: membershipSnapshot(toMembership(row)) }) as const,
        ),
        ...managers.map((row) => ({ about: 'manager', snapshot: managerSnapshot(toManager(row)) }) as const),
      ];
    });
  }

  override async groups(
    ids: readonly string[],
  ): Promise<{ groups: GroupSnapshot[]; owners: UserSnapshot[] }> {
    const known = ids.filter(isId);
    const groups = await this.db.read<GroupRow>('select * from groups where id = any($1)', [known]);
    const owners = await this.db.read<UserRow>('select * from users where id = any($1)', [
      [...new Set(groups.map((group) => group.owner_id))],
    ]);
    return {
      groups: groups.map((row) => groupSnapshot(this.passcodes.toGroup(row))),
      owners: owners.map((row) => userSnapshot(toUser(row))),
    };
  }
}

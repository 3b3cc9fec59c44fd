import type { SqlTx } from '@kashikari/platform';
import { isAccount } from '../users/user-row';
import type { Memberships } from '../../app/ports';
import { membershipSnapshot } from '../../domain/shared/snapshots';
import type { Membership } from '../../domain/members/membership';
import { toMembership, type MembershipRow } from '../work/rows';
import type { Publisher } from '../work/publisher';

export class PgMemberships implements Memberships {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
  ) {}

  async lockOf(groupId: string, userId: string): Promise<Membership | undefined> {
    return (await this.find('group_id = $1 and user_id = $2', [groupId, userId]))[0];
  }

  async lock(id: string): Promise<Membership | undefined> {
    return (await this.find('id = $1 and left_at is null', [id]))[0];
  }

  async lockAll(groupId: string, ids: readonly string[]): Promise<Membership[]> {
    return this.find('group_id = $1 and id = any($2) and left_at is null', [groupId, ids]);
  }

  /** One statement, however many there are. */
  async save(...memberships: readonly Membership[]): Promise<void> {
    if (memberships.length === 0) return;
    await this.write(memberships);
    await this.publisher.publish(
      ...memberships.map(
        (membership) => ({ about: 'membership', snapshot: membershipSnapshot(membership) }) as const,
      ),
    );
  }

  async publishAll(groupId: string): Promise<void> {
    const memberships = await this.inGroup(groupId);
    await this.publisher.repeat(
      ...memberships.map(
        (membership) => ({ about: 'membership', snapshot: membershipSnapshot(membership) }) as const,
      ),
    );
  }

  async handOver(ended: Membership, successorId: string): Promise<void> {
    await this.write([ended]);
    await this.publisher.publish({ about: 'membership', snapshot: membershipSnapshot(ended, successorId) });
  }

  private async write(memberships: readonly Membership[]): Promise<void> {
    await this.tx.read(
      `insert into memberships (id, version, group_id, user_id, group_owner, disabled_by, tags, joined_at, updated_at,
          left_at, consented, fee_stopped, fee_version)
        select id, version, group_id, user_id, group_owner, disabled_by, tags, joined_at, updated_at, left_at,
            consented, fee_stopped, fee_version
          from jsonb_populate_recordset(null::memberships, $1)
        on conflict (id) do update set
          version = excluded.version, group_owner = excluded.group_owner, disabled_by = excluded.disabled_by,
          tags = excluded.tags, joined_at = excluded.joined_at, updated_at = excluded.updated_at,
          left_at = excluded.left_at, consented = excluded.consented, fee_stopped = excluded.fee_stopped,
          fee_version = excluded.fee_version`,
      [JSON.stringify(memberships.map(toRow))],
    );
  }

  async readersOf(groupId: string, authorId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.tx.read<{ id: string }>(
      `select u.id from users u join (
          select user_id from memberships where group_id = $1 and left_at is null and disabled_by is null
          union select owner_id from groups where id = $1) reader on reader.user_id = u.id
        where u.deleted_at is null and ${isAccount('u')} and u.id <> $2 and ($3::uuid is null or u.id > $3)
        order by u.id limit $4`,
      [groupId, authorId, after || null, limit],
    );
    return rows.map(({ id }) => id);
  }

  async absorb(groupId: string, ownerId: string, now: number): Promise<void> {
    await this.tx.read(
      `update memberships set version = version + 1, group_owner = false, left_at = $3, updated_at = $3
        where group_id = $1 and user_id = $2 and left_at is null`,
      [groupId, ownerId, new Date(now)],
    );
  }

  async inGroup(groupId: string): Promise<Membership[]> {
    return this.find('group_id = $1 and left_at is null', [groupId]);
  }

  async ofUser(userId: string): Promise<{ membership: Membership; accountId: string }[]> {
    const rows = await this.tx.read<MembershipRow & { owner_id: string }>(
      `select m.*, g.owner_id from memberships m join groups g on g.id = m.group_id
        where m.user_id = $1 and m.left_at is null order by m.id`,
      [userId],
    );
    return rows.map((row) => ({ membership: toMembership(row), accountId: row.owner_id }));
  }

  async inAccount(accountId: string): Promise<Membership[]> {
    const rows = await this.tx.read<MembershipRow>(
      `select m.* from memberships m join groups g on g.id = m.group_id
        where g.owner_id = $1 and m.left_at is null and coalesce(m.disabled_by, 'plan') = 'plan'
        order by m.joined_at, m.id for no key update of m`,
      [accountId],
    );
    return rows.map(toMembership);
  }

  private async find(where: string, params: readonly unknown[]): Promise<Membership[]> {
    const rows = await this.tx.read<MembershipRow>(
      `select * from memberships where ${where} order by id for no key update`,
      params,
    );
    return rows.map(toMembership);
  }
}

function toRow(membership: Membership): Record<string, unknown> {
  return {
    id: membership.id,
    version: membership.version,
    group_id: membership.groupId,
    user_id: membership.userId,
    group_owner: membership.groupOwner,
    disabled_by: membership.disabledBy,
    tags: membership.tags,
    joined_at: new Date(membership.joinedAt),
    updated_at: new Date(membership.updatedAt),
    left_at: membership.leftAt === null ? null : new Date(membership.leftAt),
    consented: membership.consented,
    fee_stopped: membership.feeStopped,
    fee_version: membership.feeVersion,
  };
}

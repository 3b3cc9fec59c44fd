import type { SqlTx } from '@kashikari/platform';
import type { SeatPlan } from '../../app/ports';
import type { SeatMark, Seats } from '../../domain/seats/seats';
import type { Publisher } from '../work/publisher';

/**
 * Counts people who did not consent to be seen in a group as new. Otherwise the number would reveal who has which
 * address.
 */
const WANTED = `
  select count(distinct coalesce(u.id::text, i.email, i.user_id::text)) as people
    from (
      select i.email, i.user_id from invites i join groups g on g.id = i.group_id
        where g.owner_id = $1 and g.deleted_at is null and coalesce(i.kind, 'member') = 'member'
          and i.closed_at is null and i.expires_at > $3
      union select email, null::uuid from unnest($2::text[]) email) i
    left join users u on u.id = i.user_id or u.email = i.email
    where u.id is distinct from $1 and not exists (
      select from memberships m join groups g on g.id = m.group_id
        where g.owner_id = $1 and m.user_id = u.id and m.left_at is null and m.disabled_by is null
          and m.consented is not false)`;

/** Saves seats. A changed number of seats in use gets a new version; no other change is published. */
const SAVE = `
  with before as (select used from seats where account_id = $1)
  update seats s set used = $2, member_limit = $3, subscription_version = $4, told = $5,
      version = s.version + (s.used <> $2)::int
    from before b where s.account_id = $1
    returning s.version, b.used <> s.used as changed`;

export class PgSeatPlan implements SeatPlan {
  constructor(
    private readonly tx: SqlTx,
    private readonly publisher: Publisher,
  ) {}

  async lock(accountId: string): Promise<Seats | undefined> {
    const row = await this.tx.one<{
      used: number;
      member_limit: number | null;
      subscription_version: number;
      told: SeatMark;
    }>(
      'select used, member_limit, subscription_version, told from seats where account_id = $1 for no key update',
      [accountId],
    );
    if (!row) return undefined;
    return {
      accountId,
      used: row.used,
      limit: row.member_limit,
      subscriptionVersion: row.subscription_version,
      told: row.told,
    };
  }

  async save({ accountId, used, limit, subscriptionVersion, told }: Seats, now: number): Promise<void> {
    const saved = await this.tx.one<{ version: number; changed: boolean }>(SAVE, [
      ...[accountId, used, limit, subscriptionVersion, told],
    ]);
    if (saved?.changed)
      await this.publisher.publishSeats({
        accountId,
        version: saved.version,
        used,
        changedAt: new Date(now),
      });
  }

  async isSeatedElsewhere(accountId: string, userId: string, membershipId: string): Promise<boolean> {
    const row = await this.tx.one(
      `select from memberships m join groups g on g.id = m.group_id
        where g.owner_id = $1 and m.user_id = $2 and m.id <> $3 and m.left_at is null and m.disabled_by is null
        limit 1`,
      [accountId, userId, membershipId],
    );
    return row !== undefined;
  }

  async seatedElsewhere(
    accountId: string,
    userIds: readonly string[],
    groupId: string,
  ): Promise<ReadonlySet<string>> {
    const rows = await this.tx.read<{ user_id: string }>(
      `select distinct m.user_id from memberships m join groups g on g.id = m.group_id
        where g.owner_id = $1 and m.user_id = any($2) and m.group_id <> $3
          and m.left_at is null and m.disabled_by is null`,
      [accountId, userIds, groupId],
    );
    return new Set(rows.map((row) => row.user_id));
  }

  async wanted(accountId: string, emails: readonly string[], now: number): Promise<number> {
    const row = await this.tx.one<{ people: number }>(WANTED, [accountId, emails, new Date(now)]);
    return row?.people ?? 0;
  }

  async hasPaused(accountId: string): Promise<boolean> {
    const row = await this.tx.one(
      `select from groups g join memberships m on m.group_id = g.id
        where g.owner_id = $1 and m.disabled_by = 'plan' and m.left_at is null limit 1`,
      [accountId],
    );
    return row !== undefined;
  }

  async count(accountId: string): Promise<number> {
    const row = await this.tx.one<{ people: number }>(
      `select count(distinct m.user_id) as people from memberships m join groups g on g.id = m.group_id
        where g.owner_id = $1 and m.left_at is null and m.disabled_by is null`,
      [accountId],
    );
    return row?.people ?? 0;
  }
}

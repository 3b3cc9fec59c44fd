import { Injectable } from '@nestjs/common';
import type { Day } from '@kashikari/kernel';
import { Database, Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { NewGoodsNotices, type DueReader, type NextNotice } from '../app/ports/new-goods';
import type { NewsReader } from '../domain/new-goods';

/** The jobs; see events/send-new-goods.job.ts and events/read-members.job.ts. */
const SEND = 'new_goods.send';
const PEOPLE = 'new_goods.people';

/** $1 now, $2 how many. */
export const DUE = {
  name: 'new-goods-due',
  text: `
    select user_id, time_zone, done::text as done from new_goods_notice where due_at <= $1
    order by due_at, user_id limit $2 for update skip locked`,
};

/** $1 users. */
const DONE_OF = {
  name: 'new-goods-done-of',
  text: `select user_id, done::text as done from new_goods_notice where user_id = any ($1) order by user_id for update`,
};

/** $1 rows as JSON. */
const APPLY = {
  name: 'new-goods-apply',
  text: `
    insert into new_goods_notice as kept (user_id, version, time_zone, done, due_at)
    select user_id, version, time_zone, done, due_at from jsonb_to_recordset($1::jsonb)
      as row (user_id text, version bigint, time_zone text, done date, due_at timestamptz)
    order by user_id
    on conflict (user_id) do update set version = excluded.version, time_zone = excluded.time_zone,
      due_at = excluded.due_at
    where kept.version < excluded.version`,
};

/** $1 rows as JSON. */
const SETTLE = {
  name: 'new-goods-settle',
  text: `
    update new_goods_notice kept set done = row.done, due_at = row.due_at
    from jsonb_to_recordset($1::jsonb) as row (user_id text, done date, due_at timestamptz)
    where kept.user_id = row.user_id`,
};

/** $1 users. A consent without a group is general. */
const CONSENTS = {
  name: 'new-goods-consents',
  text: `
    select user_id, null as group_id from notification_setting
      where user_id = any ($1) and new_goods_chosen_at is not null
    union all
    select user_id, group_id from group_notification_setting
      where user_id = any ($1) and new_goods_chosen_at is not null`,
};

interface DoneRow {
  readonly user_id: string;
  readonly done: Day;
}

@Injectable()
export class PgNewGoodsNotices extends NewGoodsNotices {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  async due(limit: number, now: number, tx: Tx): Promise<DueReader[]> {
    const rows = await sqlOf(tx).read<DoneRow & { time_zone: string }>(DUE, [new Date(now), limit]);
    return rows.map(({ user_id: userId, time_zone: timeZone, done }) => ({ userId, timeZone, done }));
  }

  async doneOf(userIds: readonly string[], tx: Tx): Promise<ReadonlyMap<string, Day>> {
    const rows = await sqlOf(tx).read<DoneRow>(DONE_OF, [userIds]);
    return new Map(rows.map(({ user_id: userId, done }) => [userId, done]));
  }

  async apply(users: readonly NextNotice[], tx: Tx): Promise<void> {
    await sqlOf(tx).read(APPLY, [JSON.stringify(users.map(rowOf))]);
    await this.look(users, tx);
  }

  async settle(users: readonly (DueReader & { readonly dueAt: number })[], tx: Tx): Promise<void> {
    await sqlOf(tx).read(SETTLE, [JSON.stringify(users.map((user) => rowOf({ ...user, version: 0 })))]);
    await this.look(users, tx);
  }

  again(now: number, tx: Tx): Promise<void> {
    return this.jobs.schedule(tx, { kind: SEND, key: 'again', dueAt: now });
  }

  readFurther(afterId: string, now: number, tx: Tx): Promise<void> {
    return this.jobs.schedule(tx, { kind: PEOPLE, key: '', dueAt: now, data: { afterId } });
  }

  async consents(userIds: readonly string[]): Promise<ReadonlyMap<string, NewsReader['consents']>> {
    const rows = await this.db.read<{ user_id: string; group_id: string | null }>(CONSENTS, [userIds]);
    const consents = new Map<string, { general: boolean; groupIds: Set<string> }>();
    for (const { user_id: userId, group_id: groupId } of rows) {
      const of = consents.get(userId) ?? { general: false, groupIds: new Set<string>() };
      if (groupId === null) of.general = true;
      else of.groupIds.add(groupId);
      consents.set(userId, of);
    }
    return consents;
  }

  /** Schedules a job for each instant: as many as there are offsets of time zones. */
  private look(users: readonly { readonly dueAt: number | null }[], tx: Tx): Promise<void> {
    const times = new Set(users.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt])));
    const jobs = [...times].map((dueAt) => ({ kind: SEND, key: new Date(dueAt).toISOString(), dueAt }));
    return this.jobs.schedule(tx, ...jobs);
  }
}

function rowOf({ userId, version, timeZone, done, dueAt }: NextNotice) {
  const due = dueAt === null ? null : new Date(dueAt);
  return { user_id: userId, version, time_zone: timeZone, done, due_at: due };
}

import { Injectable } from '@nestjs/common';
import { snakeCase } from '@kashikari/kernel';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { GroupSettings, type ChoicesOfGroup, type Consent, type ReportReader } from '../app/ports';
import {
  GROUP_CHOICES,
  NO_CHOICES,
  type GroupChoice,
  type GroupChoices,
} from '../domain/group-notification-setting';

const COLUMN_OF = Object.fromEntries(GROUP_CHOICES.map((flag) => [flag, snakeCase(flag)])) as Record<
  GroupChoice,
  string
>;
const NAMES = GROUP_CHOICES.map((flag) => COLUMN_OF[flag]);
const COLUMNS = NAMES.join(', ');

type Row = Readonly<Record<string, boolean | null>>;

const GET = {
  name: 'group-notification-setting',
  text: `select ${COLUMNS} from group_notification_setting where user_id = $1 and group_id = $2`,
};

const OF = {
  name: 'group-notification-settings-of',
  text: `select user_id, group_id, ${COLUMNS} from group_notification_setting
    where user_id = any ($1::text[]) order by user_id, group_id`,
};

/**
 * $1 user, $2 group, $3 the changed columns as JSON, $4 time of the consent, $5 its wording, $6 time of the change. Only
 * columns that $3 names change.
 */
const CHANGE = {
  name: 'change-group-notification-setting',
  text: `
    insert into group_notification_setting as kept
      (user_id, group_id, ${COLUMNS}, new_goods_chosen_at, new_goods_wording, usage_report_since)
    select $1, $2, ${NAMES.map((name) => `(($3::jsonb) ->> '${name}')::boolean`).join(', ')}, $4, $5, $6
    on conflict (user_id, group_id) do update set
      ${NAMES.map((name) => `${name} = case when $3::jsonb ? '${name}' then excluded.${name} else kept.${name} end`).join(', ')},
      new_goods_chosen_at = coalesce(excluded.new_goods_chosen_at, kept.new_goods_chosen_at),
      new_goods_wording = coalesce(excluded.new_goods_wording, kept.new_goods_wording),
      usage_report_since = case when kept.email_usage_report then kept.usage_report_since else $6 end
    returning ${COLUMNS}`,
};

/** $1 user and $2 group after which they begin, $3 limit. */
const REPORT_READERS = {
  name: 'usage-report-readers',
  text: `select user_id, group_id, usage_report_since from group_notification_setting
    where email_usage_report and (user_id, group_id) > ($1, $2) order by user_id, group_id limit $3`,
};

interface ReaderRow {
  readonly user_id: string;
  readonly group_id: string;
  readonly usage_report_since: Date;
}

/** $1 ended memberships as JSON. */
const REMOVE_OF_MEMBERS = `
  delete from group_notification_setting kept
  using jsonb_to_recordset($1::jsonb) as ended (user_id text, group_id text)
  where kept.user_id = ended.user_id and kept.group_id = ended.group_id`;

const REMOVE_OF_GROUPS = 'delete from group_notification_setting where group_id = any ($1::text[])';
const REMOVE_OF_USERS = 'delete from group_notification_setting where user_id = any ($1::text[])';

@Injectable()
export class PgGroupSettings extends GroupSettings {
  constructor(private readonly db: Database) {
    super();
  }

  async get(userId: string, groupId: string): Promise<GroupChoices> {
    const row = await this.db.one<Row>(GET, [userId, groupId]);
    return row ? choicesFrom(row) : NO_CHOICES;
  }

  async of(userIds: readonly string[]): Promise<ChoicesOfGroup[]> {
    const rows = await this.db.read<Row & { user_id: string; group_id: string }>(OF, [userIds]);
    return rows.map((row) => ({
      userId: row.user_id,
      groupId: row.group_id,
      choices: choicesFrom(row),
    }));
  }

  async change(
    userId: string,
    groupId: string,
    patch: Partial<GroupChoices>,
    now: number,
    consent?: Consent,
  ): Promise<GroupChoices> {
    const changed = Object.entries(patch).map(([flag, on]) => [COLUMN_OF[flag as GroupChoice], on]);
    const at = consent ? new Date(consent.at) : null;
    const values = [
      userId,
      groupId,
      JSON.stringify(Object.fromEntries(changed)),
      at,
      consent?.wording ?? null,
      new Date(now),
    ];
    return choicesFrom((await this.db.one<Row>(CHANGE, values))!);
  }

  async takeBack(userId: string, flag: GroupChoice): Promise<void> {
    const column = COLUMN_OF[flag];
    await this.db.read(
      `update group_notification_setting set ${column} = null where user_id = $1 and ${column}`,
      [userId],
    );
  }

  async reportReaders(after: ReportReader | undefined, limit: number): Promise<ReportReader[]> {
    const { userId = '', groupId = '' } = after ?? {};
    const rows = await this.db.read<ReaderRow>(REPORT_READERS, [userId, groupId, limit]);
    return rows.map((row) => ({
      ...{ userId: row.user_id, groupId: row.group_id },
      since: row.usage_report_since.getTime(),
    }));
  }

  async removeOfMembers(ended: readonly { userId: string; groupId: string }[], tx: Tx): Promise<void> {
    const rows = ended.map(({ userId, groupId }) => ({ user_id: userId, group_id: groupId }));
    await sqlOf(tx).read(REMOVE_OF_MEMBERS, [JSON.stringify(rows)]);
  }

  async removeOfGroups(groupIds: readonly string[], tx: Tx): Promise<void> {
    await sqlOf(tx).read(REMOVE_OF_GROUPS, [groupIds]);
  }

  async removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void> {
    await sqlOf(tx).read(REMOVE_OF_USERS, [userIds]);
  }
}

function choicesFrom(row: Row): GroupChoices {
  return Object.fromEntries(GROUP_CHOICES.map((flag) => [flag, row[COLUMN_OF[flag]]])) as GroupChoices;
}

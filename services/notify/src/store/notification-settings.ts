import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { NotificationSettings } from '../app/ports';
import { ALL_ON, type NotificationSetting } from '../domain/notification-setting';

/** The column of each flag. */
const COLUMN_OF: Readonly<Record<keyof NotificationSetting, string>> = {
  emailMessage: 'email_message',
  emailNewBooking: 'email_new_booking',
  emailUpdateBooking: 'email_update_booking',
  emailStartDate: 'email_start_date',
  emailReturnDate: 'email_return_date',
  emailNewPost: 'email_new_post',
};

const FLAGS = Object.keys(COLUMN_OF) as (keyof NotificationSetting)[];
const NAMES = FLAGS.map((flag) => COLUMN_OF[flag]);
const COLUMNS = ['user_id', ...NAMES].join(', ');

type Row = Readonly<Record<string, boolean>> & { readonly user_id: string };

const OF = {
  name: 'notification-settings-of',
  text: `select ${COLUMNS} from notification_setting where user_id = any ($1)`,
};

/** $1 user, and a value for each flag in order. What is null stays, or is on. */
const UPDATE = {
  name: 'update-notification-setting',
  text: `insert into notification_setting as n (${COLUMNS})
    values ($1, ${NAMES.map((_, at) => `coalesce($${at + 2}, true)`).join(', ')})
    on conflict (user_id) do update set ${NAMES.map((name, at) => `${name} = coalesce($${at + 2}, n.${name})`).join(', ')}
    returning ${COLUMNS}`,
};

@Injectable()
export class NotificationSettingsStore extends NotificationSettings {
  constructor(private readonly db: Database) {
    super();
  }

  async get(userId: string): Promise<NotificationSetting> {
    return (await this.of([userId])).get(userId) ?? ALL_ON;
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, NotificationSetting>> {
    const rows = await this.db.read<Row>(OF, [userIds]);
    return new Map(rows.map((row) => [row.user_id, settingFrom(row)]));
  }

  async update(userId: string, patch: Partial<NotificationSetting>): Promise<NotificationSetting> {
    const row = await this.db.one<Row>(UPDATE, [userId, ...FLAGS.map((flag) => patch[flag] ?? null)]);
    return settingFrom(row as Row);
  }
}

function settingFrom(row: Row): NotificationSetting {
  const flags = FLAGS.map((flag) => [flag, row[COLUMN_OF[flag]]]);
  return Object.fromEntries(flags) as unknown as NotificationSetting;
}

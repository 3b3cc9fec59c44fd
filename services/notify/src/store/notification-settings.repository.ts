import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { NotificationSettings, type Consent } from '../app/ports';
import { ALL_ON, type NotificationSetting } from '../domain/notification-setting';

/** The column of each flag. */
const COLUMN_OF: Readonly<Record<keyof NotificationSetting, string>> = {
  emailMessage: 'email_message',
  emailNewBooking: 'email_new_booking',
  emailUpdateBooking: 'email_update_booking',
  emailStartDate: 'email_start_date',
  emailReturnDate: 'email_return_date',
  emailNewPost: 'email_new_post',
  pushMessage: 'push_message',
  pushNewBooking: 'push_new_booking',
  pushUpdateBooking: 'push_update_booking',
  pushStartDate: 'push_start_date',
  pushNewPost: 'push_new_post',
  emailNewGoods: 'email_new_goods',
  pushNewGoods: 'push_new_goods',
  emailComment: 'email_comment',
  pushComment: 'push_comment',
};

const FLAGS = Object.keys(COLUMN_OF) as (keyof NotificationSetting)[];
const NAMES = FLAGS.map((flag) => COLUMN_OF[flag]);
const COLUMNS = ['user_id', ...NAMES].join(', ');

type Row = Readonly<Record<string, boolean>> & { readonly user_id: string };

const OF = {
  name: 'notification-settings-of',
  text: `select ${COLUMNS} from notification_setting where user_id = any ($1)`,
};

/** $1 user. Users without settings get a row to lock; a refusal rolls it back. */
const BEGIN = {
  name: 'begin-notification-setting',
  text: 'insert into notification_setting (user_id) values ($1) on conflict (user_id) do nothing',
};

const LOCK = {
  name: 'lock-notification-setting',
  text: `select ${COLUMNS} from notification_setting where user_id = $1 for update`,
};

/** $1 user, and a value for each flag in order. */
const UPDATE = {
  name: 'update-notification-setting',
  text: `update notification_setting set ${NAMES.map((name, at) => `${name} = $${at + 2}`).join(', ')} where user_id = $1`,
};

/** $1 user, $2 time, $3 wording. */
const CONSENT = `
  update notification_setting set new_goods_chosen_at = $2, new_goods_wording = $3 where user_id = $1`;

const REMOVE = 'delete from notification_setting where user_id = any ($1::text[])';

@Injectable()
export class PgNotificationSettings extends NotificationSettings {
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

  change(
    userId: string,
    rule: (before: NotificationSetting) => NotificationSetting,
    consent?: Consent,
  ): Promise<NotificationSetting> {
    return this.db.transaction(async (tx) => {
      await tx.read(BEGIN, [userId]);
      const row = await tx.one<Row>(LOCK, [userId]);
      const after = rule(settingFrom(row as Row));
      await tx.read(UPDATE, [userId, ...FLAGS.map((flag) => after[flag])]);
      if (consent) await tx.read(CONSENT, [userId, new Date(consent.at), consent.wording]);
      return after;
    });
  }

  async removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void> {
    await sqlOf(tx).read(REMOVE, [userIds]);
  }
}

function settingFrom(row: Row): NotificationSetting {
  const flags = FLAGS.map((flag) => [flag, row[COLUMN_OF[flag]]]);
  return Object.fromEntries(flags) as unknown as NotificationSetting;
}

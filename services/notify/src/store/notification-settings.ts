import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { NotificationSettings } from '../app/ports';
import { ALL_ON, type NotificationSetting } from '../domain/notification-setting';

interface Row {
  readonly user_id: string;
  readonly email_message: boolean;
  readonly email_new_booking: boolean;
  readonly email_update_booking: boolean;
}

const COLUMNS = 'user_id, email_message, email_new_booking, email_update_booking';

const OF = {
  name: 'notification-settings-of',
  text: `select ${COLUMNS} from notification_setting where user_id = any ($1)`,
};

/** What is null stays, or is on. */
const UPDATE = {
  name: 'update-notification-setting',
  text: `insert into notification_setting as n (${COLUMNS})
    values ($1, coalesce($2, true), coalesce($3, true), coalesce($4, true))
    on conflict (user_id) do update set email_message = coalesce($2, n.email_message),
      email_new_booking = coalesce($3, n.email_new_booking), email_update_booking = coalesce($4, n.email_update_booking)
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
    const { emailMessage, emailNewBooking, emailUpdateBooking } = patch;
    const row = await this.db.one<Row>(UPDATE, [
      userId,
      emailMessage ?? null,
      emailNewBooking ?? null,
      emailUpdateBooking ?? null,
    ]);
    return settingFrom(row as Row);
  }
}

function settingFrom(row: Row): NotificationSetting {
  return {
    emailMessage: row.email_message,
    emailNewBooking: row.email_new_booking,
    emailUpdateBooking: row.email_update_booking,
  };
}

import type { NotificationSetting } from '../../domain/notification-setting';

export abstract class NotificationSettings {
  abstract get(userId: string): Promise<NotificationSetting>;
  /** Returns the settings of users who have changed theirs, in one query. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, NotificationSetting>>;
  /** Changes a user's settings by a rule, one change at a time. An error of the rule changes nothing. */
  abstract change(
    userId: string,
    rule: (before: NotificationSetting) => NotificationSetting,
  ): Promise<NotificationSetting>;
}

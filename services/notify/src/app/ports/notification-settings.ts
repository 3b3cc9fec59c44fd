import type { NotificationSetting } from '../../domain/notification-setting';

/** What people want to be told. */
export abstract class NotificationSettings {
  abstract get(userId: string): Promise<NotificationSetting>;
  /** Of those who have chosen; in one query. */
  abstract of(userIds: readonly string[]): Promise<ReadonlyMap<string, NotificationSetting>>;
  /** Changes somebody's by a rule, one change at a time. What the rule throws changes nothing. */
  abstract change(
    userId: string,
    rule: (before: NotificationSetting) => NotificationSetting,
  ): Promise<NotificationSetting>;
}

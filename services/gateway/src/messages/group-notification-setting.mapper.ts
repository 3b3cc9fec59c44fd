import { notificationSettings } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { EffectiveGroupNotifications, GroupNotificationSetting } from './group-notification-setting.schema';

const { EffectiveGroupNotifications: Effective, GroupNotificationChoices: Choices } = notificationSettings;

const toEffective = answerOf(EffectiveGroupNotifications, Effective);

export const toGroupNotificationSetting = answerOf(
  GroupNotificationSetting,
  notificationSettings.GroupNotificationSetting,
  {
    email_usage_report: ({ choices }) => choices?.emailUsageReport ?? false,
    effective: ({ effective }) => toEffective(effective ?? Effective.fromJSON({})),
  },
  { name: 'choices', absent: Choices.fromJSON({}) },
);

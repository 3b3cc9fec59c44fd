import { notificationSettings } from '@kashikari/contracts';
import { answerOf } from '../mappers/answer-of';
import { NotificationSetting } from './notification-setting.schema';

const toBody = answerOf(NotificationSetting, notificationSettings.NotificationSetting);

const allOn = Object.fromEntries(Object.keys(NotificationSetting.shape).map((name) => [name, true]));
const untouched = notificationSettings.NotificationSetting.fromJSON(allOn);

/** All are on until they are turned off. */
export function toNotificationSetting(setting = untouched) {
  return toBody(setting);
}

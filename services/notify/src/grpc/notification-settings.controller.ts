import { notificationSettings } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ChooseMails } from '../app/choose-mails';

@GrpcController(notificationSettings.NotificationSettingServiceService)
export class NotificationSettingsController {
  constructor(private readonly choosing: ChooseMails) {}

  async getNotificationSetting(
    { userId }: notificationSettings.GetNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.GetNotificationSettingResponse> {
    return { setting: await this.choosing.get(userId, call) };
  }

  async updateNotificationSetting(
    { userId, ...patch }: notificationSettings.UpdateNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.UpdateNotificationSettingResponse> {
    return { setting: await this.choosing.update(userId, patch, call) };
  }
}

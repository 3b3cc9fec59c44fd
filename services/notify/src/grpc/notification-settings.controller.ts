import { notificationSettings, PATCHES } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { ChooseGroupMails, type ChosenForGroup } from '../app/choose-group-mails';
import { ChooseMails } from '../app/choose-mails';
import { readGroupChoices } from '../domain/group-notification-setting';

@GrpcController(notificationSettings.NotificationSettingServiceService)
export class NotificationSettingsController {
  constructor(
    private readonly choosing: ChooseMails,
    private readonly choosingForGroups: ChooseGroupMails,
  ) {}

  async getNotificationSetting(
    { userId }: notificationSettings.GetNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.GetNotificationSettingResponse> {
    return { setting: await this.choosing.get(userId, call) };
  }

  async updateNotificationSetting(
    { userId, newGoodsWording = '', ...patch }: notificationSettings.UpdateNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.UpdateNotificationSettingResponse> {
    return { setting: await this.choosing.update(userId, patch, newGoodsWording, call) };
  }

  async getGroupNotificationSetting(
    { groupId }: notificationSettings.GetGroupNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.GetGroupNotificationSettingResponse> {
    return { setting: toMessage(await this.choosingForGroups.get(groupId, call)) };
  }

  async updateGroupNotificationSetting(
    { groupId, patch, newGoodsWording }: notificationSettings.UpdateGroupNotificationSettingRequest,
    call: Call,
  ): Promise<notificationSettings.UpdateGroupNotificationSettingResponse> {
    const choices = readGroupChoices(PATCHES.groupNotifications.read(patch));
    return {
      setting: toMessage(await this.choosingForGroups.update(groupId, choices, newGoodsWording, call)),
    };
  }

  async listGroupNotificationSettings(
    _: notificationSettings.ListGroupNotificationSettingsRequest,
    call: Call,
  ): Promise<notificationSettings.ListGroupNotificationSettingsResponse> {
    return { settings: (await this.choosingForGroups.list(call)).map(toMessage) };
  }

  async listUsageReportReaders(
    { after }: notificationSettings.ListUsageReportReadersRequest,
    call: Call,
  ): Promise<notificationSettings.ListUsageReportReadersResponse> {
    const begin = after && { userId: after.userId, groupId: after.groupId, since: 0 };
    const readers = await this.choosingForGroups.reportReaders(begin, call);
    return { readers: readers.map(({ since, ...reader }) => ({ ...reader, since: new Date(since) })) };
  }
}

/** An unset choice follows the general setting. */
function toMessage({
  groupId,
  choices,
  effective,
}: ChosenForGroup): notificationSettings.GroupNotificationSetting {
  const chosen = Object.entries(choices).filter(([, on]) => on !== null);
  return { groupId, choices: { mask: undefined, ...Object.fromEntries(chosen) }, effective };
}

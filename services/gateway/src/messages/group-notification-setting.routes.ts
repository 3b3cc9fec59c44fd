import { notificationSettings, PATCHES } from '@kashikari/contracts';
import { groupParams } from '../groups/group.schema';
import { unlessAway } from '../mappers/related';
import { route } from '../rest/request-context';
import { toGroupNotificationSetting } from './group-notification-setting.mapper';
import {
  GroupNotificationSettingAnswer,
  GroupNotificationSettingPatch,
} from './group-notification-setting.schema';

const setting = {
  tag: 'Groups',
  auth: 'required',
  path: '/groups/{id}/notification_setting',
  params: groupParams,
} as const;

const getGroupNotificationSetting = route(
  {
    ...setting,
    method: 'get',
    operationId: 'getGroupNotificationSetting',
    summary: 'Get notification settings for a group',
    description:
      'Choices of the caller for one group, for members and people who act for its owner. Null follows the general setting. A notice about a good in several groups of the caller is sent if one of them allows it. The choices end with the membership.',
    answer: { status: 200, description: 'The choices.', body: GroupNotificationSettingAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) =>
    answerWith(await services.notificationSettings.getGroupNotificationSetting({ groupId: params.id }, call)),
);

const updateGroupNotificationSetting = route(
  {
    ...setting,
    method: 'patch',
    alsoPut: true,
    operationId: 'updateGroupNotificationSetting',
    summary: 'Update notification settings for a group',
    description: 'All flags of a group may be turned off. Null returns a flag to the general setting.',
    body: GroupNotificationSettingPatch,
    answer: {
      status: 200,
      description: 'The choices after the change.',
      body: GroupNotificationSettingAnswer,
    },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, body, call, services }) => {
    const { new_goods_wording: newGoodsWording = '', ...choices } = body;
    const patch = PATCHES.groupNotifications.write(choices);
    const changed = await services.notificationSettings.updateGroupNotificationSetting(
      { groupId: params.id, patch, newGoodsWording },
      call,
    );
    const { groupId } = changed.setting ?? {};
    if (body.email_usage_report && groupId)
      await unlessAway(services.usageReports.planDailyReports({ groupId }, call), undefined);
    return answerWith(changed);
  },
);

export const groupNotificationSettingRoutes = [getGroupNotificationSetting, updateGroupNotificationSetting];

const answerWith = ({ setting }: notificationSettings.GetGroupNotificationSettingResponse) => ({
  body: {
    notification_setting: toGroupNotificationSetting(
      setting ?? notificationSettings.GroupNotificationSetting.fromJSON({}),
    ),
  },
});

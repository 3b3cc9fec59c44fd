import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

type Schemas = components['schemas'];
export type GroupNotices = Schemas['GroupNotificationSetting'];
export type GroupNoticesPatch = Schemas['GroupNotificationSettingPatch'];

const keyOf = (groupId: string) => ['groups', groupId, 'notification_setting'];

/** The user's choices for one group; null follows the general setting. */
export function useGroupNotices(groupId: string) {
  return useQuery({
    queryKey: keyOf(groupId),
    queryFn: async () =>
      (await answer(api.GET('/groups/{id}/notification_setting', { params: { path: { id: groupId } } })))
        .notification_setting,
  });
}

/** Stores choices for one group. The choice is shown at once and reverted if it is refused. */
export function useChooseGroupNotices(groupId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(groupId);
  return useMutation({
    mutationFn: (patch: GroupNoticesPatch) =>
      answer(
        api.PATCH('/groups/{id}/notification_setting', { params: { path: { id: groupId } }, body: patch }),
      ),
    onMutate: ({ new_goods_wording: _wording, ...patch }) =>
      client.setQueryData<GroupNotices>(queryKey, (before) => before && { ...before, ...patch }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

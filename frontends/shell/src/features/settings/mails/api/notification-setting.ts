import { answer, api, useMutation, useQuery, useQueryClient, type components } from '@kashikari/web-kit';

export type MailChoice = components['schemas']['NotificationSetting'];

type MailPatch = components['schemas']['NotificationSettingPatch'];
type Answer = components['schemas']['NotificationSettingAnswer'];

const keyOf = (userId: string) => ['notification_setting', userId];

export function useMailChoice(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: () => answer(api.GET('/users/{id}/notification_setting', { params: { path: { id: userId } } })),
  });
}

/** Turns one on or off: shown at once, taken back when it fails. */
export function useChooseMails(userId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(userId);
  return useMutation({
    mutationFn: (patch: MailPatch) =>
      answer(
        api.PATCH('/users/{id}/notification_setting', { params: { path: { id: userId } }, body: patch }),
      ),
    onMutate: ({ new_goods_wording: _wording, ...patch }) =>
      client.setQueryData<Answer>(
        queryKey,
        (before) => before && { notification_setting: { ...before.notification_setting, ...patch } },
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

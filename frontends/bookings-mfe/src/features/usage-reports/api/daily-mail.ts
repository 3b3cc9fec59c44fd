import { answer, api, type components, useMutation, useQuery, useQueryClient } from '@kashikari/web-kit';

type Notices = components['schemas']['GroupNotificationSetting'];

const keyOf = (groupId: string) => ['groups', groupId, 'notification_setting'];

/** The caller's choices of mails for a group. */
export function useMailChoices(groupId: string) {
  return useQuery({
    queryKey: keyOf(groupId),
    queryFn: async () =>
      (await answer(api.GET('/groups/{id}/notification_setting', { params: { path: { id: groupId } } })))
        .notification_setting,
  });
}

/** Switches the caller's daily report. The choice is shown at once and reverted if it is refused. */
export function useSwitchDailyMail(groupId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(groupId);
  return useMutation({
    mutationFn: (email_usage_report: boolean) =>
      answer(
        api.PATCH('/groups/{id}/notification_setting', {
          ...{ params: { path: { id: groupId } }, body: { email_usage_report } },
        }),
      ),
    onMutate: (email_usage_report) =>
      client.setQueryData<Notices>(queryKey, (before) => before && { ...before, email_usage_report }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

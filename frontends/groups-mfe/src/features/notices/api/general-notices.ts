import { answer, api, useQuery } from '@kashikari/web-kit';

/** The user's general notification settings, in the same query as the settings screen. */
export function useGeneralNotices(userId: string) {
  return useQuery({
    queryKey: ['notification_setting', userId],
    queryFn: () => answer(api.GET('/users/{id}/notification_setting', { params: { path: { id: userId } } })),
  });
}

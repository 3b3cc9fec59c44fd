import { answer, api, useQuery } from '@kashikari/web-kit';

/**
 * The user's notification settings. The settings screen uses the same key, so both need one call.
 * @param userId undefined asks nothing: the holder of a member card has no settings
 */
export function useNoticeChoice(userId: string | undefined) {
  return useQuery({
    queryKey: ['notification_setting', userId],
    queryFn: () =>
      answer(api.GET('/users/{id}/notification_setting', { params: { path: { id: userId ?? '' } } })),
    enabled: userId !== undefined,
  });
}

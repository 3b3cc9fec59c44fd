import { answer, api, useQuery } from '@kashikari/web-kit';

/** The groups whose bookings one sees with their names: those that one runs, and where members see each other's. */
export function useSeenGroups() {
  return useQuery({
    queryKey: ['groups', 'with-seen-bookings'],
    queryFn: async () => {
      const { groups } = await answer(api.GET('/groups', { params: { query: { per_page: 100 } } }));
      return groups.filter((group) => group.permissions.includes('edit') || group.member_booking_visible);
    },
  });
}

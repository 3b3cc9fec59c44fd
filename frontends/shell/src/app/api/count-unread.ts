import { graph, useQuery, useUser } from '@kashikari/web-kit';

/** The refetch interval of the badge while the page is visible, in milliseconds. */
const LOOK_EVERY = 60_000;

const BADGE = '{ notifications { unreadCount } }';

interface Badge {
  readonly notifications: { readonly unreadCount: number } | null;
}

/** Returns the number of the user's unread messages in all threads; 0 while signed out. */
export function useUnreadMessages(): number {
  const user = useUser();
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: () => graph<Badge>(BADGE),
    enabled: user !== null,
    refetchInterval: LOOK_EVERY,
  });
  return unread.data?.notifications?.unreadCount ?? 0;
}

import { answer, api, useQuery, useUser } from '@kashikari/web-kit';

/** How often the badge looks while the page is looked at, milliseconds. */
const LOOK_EVERY = 60_000;

/** How many messages I have not read, in all threads; 0 while nobody is signed in. */
export function useUnreadMessages(): number {
  const user = useUser();
  const unread = useQuery({
    queryKey: ['messages', 'unread'],
    queryFn: () => answer(api.GET('/messages/unread')),
    enabled: user !== null,
    refetchInterval: LOOK_EVERY,
  });
  return unread.data?.unread.messages ?? 0;
}

import { answer, api, useQuery } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import { tooManyIn } from '../seats/room';

/** The pause in typing, in milliseconds, after which a list is checked. */
const REST = 500;

/**
 * Returns the number of people in a list who exceed the seats of the plan, before anybody is invited. It is a dry run
 * of the whole list after a pause in typing. Returns undefined if there are enough seats, and until the response
 * arrives. The real call checks the seats again.
 */
export function useRoomFor(groupId: string, emails: readonly string[], may: boolean) {
  const rested = useRested(emails.join(' '));
  const tried = useQuery({
    queryKey: ['invites', 'room', groupId, rested],
    queryFn: () =>
      answer(
        api.POST('/invites', {
          params: { query: { dry_run: 'true' } },
          body: { group_id: groupId, emails: rested.split(' ') },
        }),
      ),
    enabled: may && rested !== '',
    retry: false,
  });
  if (!tried.data || rested !== emails.join(' ')) return undefined;
  const room = tooManyIn(tried.data);
  return room && { ...room, members: tried.data.members };
}

/** Returns the text after it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

import { answer, api, useQuery } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import { tooManyIn } from '../seats/room';

/** How long a list has to rest before it is asked about, milliseconds: typing asks nothing. */
const REST = 500;

/**
 * How many people of a list find no seat, before anybody is invited: a dry run of the whole list, once it rests. Undefined
 * while all find one, and while it is not known; the real call refuses all the same.
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

/** The text as it stood when it had not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

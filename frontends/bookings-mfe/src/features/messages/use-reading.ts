import { useEffect, useRef, useState } from 'react';
import { useMarkMessagesRead } from './api/mark-messages-read';
import type { ThreadView } from './api/list-messages';

/**
 * Marks a thread as read once its end is on the screen: a booking that was opened for its dates has not been read yet.
 * `firstUnread` stays for as long as the screen is open, so that one finds where to begin.
 */
export function useReading(bookingId: string, { messages, permissions }: ThreadView) {
  const end = useRef<HTMLSpanElement>(null);
  const isSeen = useOnScreen(end);
  const { mutate: markRead } = useMarkMessagesRead(bookingId);
  const marked = useRef<string>(undefined);
  const [firstUnread] = useState(() => messages.findLast(({ unread }) => unread)?.id);
  const latest = messages[0]?.id;
  // A card that only reads changes nothing, this neither.
  const isUnread = permissions.includes('write') && messages.some(({ unread }) => unread);
  useEffect(() => {
    if (!isSeen || !isUnread || latest === marked.current) return;
    marked.current = latest;
    if (latest !== undefined) markRead(latest);
  }, [isSeen, isUnread, latest, markRead]);
  return { end, firstUnread };
}

function useOnScreen(of: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!of.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some((one) => one.isIntersecting)),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  return isSeen;
}

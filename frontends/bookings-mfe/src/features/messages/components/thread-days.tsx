import { dayIn, formatDay, useLocale, useTranslation } from '@kashikari/web-kit';
import { Fragment } from 'react';
import type { BookingView } from '../../../api/get-booking';
import type { ThreadView } from '../api/list-messages';
import { threadDays } from '../rules/thread-days';
import { useReading } from '../use-reading';
import { MessageBubble } from './message-bubble';

interface Props {
  readonly booking: BookingView;
  readonly thread: ThreadView;
}

/** The messages, day by day, with a line before the first that was unread when the thread was opened. */
export function ThreadDays({ booking, thread }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { end, firstUnread } = useReading(booking.id, thread);
  const zone = booking.time_zone;
  const today = dayIn(zone);
  return (
    <>
      <ol className="msgs">
        {threadDays(thread.messages, zone).map(({ day, messages }) => (
          <Fragment key={day}>
            <li className="or">{day === today ? t('messages.today') : formatDay(day, locale)}</li>
            {messages.map((message) => (
              <Fragment key={message.id}>
                {message.id === firstUnread && (
                  <li className="or unread">
                    <b>{t('messages.unreadFrom')}</b>
                  </li>
                )}
                <MessageBubble message={message} name={thread.names.get(message.user_id)} zone={zone} />
              </Fragment>
            ))}
          </Fragment>
        ))}
      </ol>
      <span ref={end} aria-hidden="true" />
    </>
  );
}

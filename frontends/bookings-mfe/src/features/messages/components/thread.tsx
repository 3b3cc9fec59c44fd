import { Button, QueryView, Skeleton, useTranslation } from '@kashikari/web-kit';
import type { BookingView } from '../../../api/get-booking';
import { useMessages } from '../api/list-messages';
import { useOutbox } from '../use-outbox';
import { Composer } from './composer';
import { OutgoingMessages } from './outgoing-messages';
import { ThreadDays } from './thread-days';
import './messages.css';

/** The messages about a booking and the field for a new one. Opening the thread marks it as read. */
export function Thread({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const messages = useMessages(booking.id);
  const outbox = useOutbox(booking.id);
  return (
    <section className="sec thread" aria-labelledby="messages">
      <h2 id="messages">{t('messages.title')}</h2>
      <div className="card pad">
        <QueryView query={messages} loading={<Skeleton shape="rows" />}>
          {(thread) => (
            <>
              {messages.hasNextPage && (
                <Button
                  look="quiet"
                  full
                  busy={messages.isFetchingNextPage}
                  onClick={() => void messages.fetchNextPage()}
                >
                  {t('messages.earlier')}
                </Button>
              )}
              {/* Screen readers announce new messages. */}
              <div role="log" aria-labelledby="messages">
                {thread.messages.length + outbox.outgoing.length === 0 && (
                  <p className="sm t2">{t('messages.empty')}</p>
                )}
                <ThreadDays booking={booking} thread={thread} />
                <OutgoingMessages outbox={outbox} />
              </div>
              {thread.permissions.includes('write') && (
                <Composer
                  booking={booking}
                  outbox={outbox}
                  mayForce={thread.permissions.includes('force_notify')}
                />
              )}
            </>
          )}
        </QueryView>
      </div>
    </section>
  );
}

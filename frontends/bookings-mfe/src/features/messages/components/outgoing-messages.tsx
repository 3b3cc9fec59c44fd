import { Button, Icon, IconClock, IconWarning, useTranslation } from '@kashikari/web-kit';
import type { OutboxView } from '../use-outbox';

/** The user's messages that are being sent or have failed. A failed one can be retried or edited. */
export function OutgoingMessages({ outbox }: { readonly outbox: OutboxView }) {
  const { t } = useTranslation('bookings');
  if (outbox.outgoing.length === 0) return null;
  return (
    <ol className="msgs">
      {outbox.outgoing.map((message) => (
        <li key={message.key} className={message.failed === null ? 'msg me sending' : 'msg me failed'}>
          <div>
            <p className="msg-body">{message.body}</p>
            <p className="meta row">
              <Icon of={message.failed === null ? IconClock : IconWarning} size="s" />
              {message.failed ?? t('messages.sending')}
            </p>
            {message.failed !== null && (
              <p className="row wrap">
                <Button small onClick={() => outbox.again(message)}>
                  {t('messages.again')}
                </Button>
                <Button small look="quiet" onClick={() => outbox.takeBack(message.key)}>
                  {t('messages.takeBack')}
                </Button>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

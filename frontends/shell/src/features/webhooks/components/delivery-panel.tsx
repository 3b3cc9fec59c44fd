import { Button, useCopy, useFlash, useTranslation } from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { type Delivery, useRedeliver } from '../api/deliveries';
import type { Webhook } from '../api/webhooks';
import { useMoment } from '../use-moment';
import { webhookErrorText } from '../webhook-error-text';

interface Props {
  readonly delivery: Delivery;
  readonly webhook: Webhook;
}

/** One delivery: every request with its answer, what is sent, and sending it again. Takes the focus when it opens. */
export function DeliveryPanel({ delivery, webhook }: Props) {
  const { t } = useTranslation('shell');
  const moment = useMoment();
  const copy = useCopy(t('webhooks.bodyCopied'));
  const redeliver = useRedeliver(webhook.id);
  const { say, sayError } = useFlash();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const body = delivery.body && JSON.stringify(delivery.body, undefined, 2);
  return (
    <section className="card pad whpanel" aria-label={t(`webhooks.events.${delivery.event}`)}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`webhooks.events.${delivery.event}`)}
      </h3>
      <p className="meta whid">
        webhook-id <code>{delivery.id}</code>
      </p>
      {delivery.tries.length === 0 ? (
        <p className="sm t2">{t('webhooks.noTries')}</p>
      ) : (
        <ol className="whtries">
          {delivery.tries.map(({ at, status, error }) => (
            <li key={at}>
              <b>{moment(at)}</b> {status} {error ? webhookErrorText(t, error) : t('webhooks.delivered')}
            </li>
          ))}
          {delivery.next_at && <li>{t('webhooks.nextTry', { when: moment(delivery.next_at) })}</li>}
        </ol>
      )}
      {body ? (
        <>
          <h4>{t('webhooks.body')}</h4>
          <pre tabIndex={0} aria-label={t('webhooks.body')} role="region">
            {body}
          </pre>
        </>
      ) : (
        <p className="sm t2">{t('webhooks.noBody')}</p>
      )}
      <div className="row wrap gap">
        <Button
          look="soft"
          busy={redeliver.isPending}
          onClick={() =>
            redeliver.mutate(delivery.id, { onError: sayError, onSuccess: () => say(t('webhooks.resent')) })
          }
        >
          {t('webhooks.resend')}
        </Button>
        {body && (
          <Button look="quiet" onClick={() => copy(body)}>
            {t('webhooks.copy')}
          </Button>
        )}
      </div>
    </section>
  );
}

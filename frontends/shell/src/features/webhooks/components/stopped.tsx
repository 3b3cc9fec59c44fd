import { Button, ButtonLink, useFlash, useTranslation } from '@kashikari/web-kit';
import { type Webhook, useEnableWebhook, useTestWebhook } from '../api/webhooks';
import { useMoment } from '../use-moment';
import { usesToken } from '../webhook-draft';
import { webhookErrorText } from '../webhook-error-text';

interface Props {
  readonly webhook: Webhook;
  /** Called after a test was sent. */
  onTested(): void;
}

/** The remedy for the last error: the credentials, the address, or the receiver. */
function remedyOf({ last_error: error, provider }: Webhook): 'token' | 'address' | 'receiver' {
  const status = error?.status ?? 0;
  if (usesToken(provider) && (status === 401 || status === 403)) return 'token';
  if ([401, 403, 404, 410].includes(status) || error?.code === 'address') return 'address';
  return 'receiver';
}

/** Shows why a webhook was stopped, what waits, and what to do. */
export function Stopped({ webhook, onTested }: Props) {
  const { t } = useTranslation('shell');
  const moment = useMoment();
  const test = useTestWebhook(webhook.id);
  const enable = useEnableWebhook(webhook.id);
  const { say, sayError } = useFlash();
  const { last_error: error, disabled_at: at, oldest_waiting_at: oldest, waiting, dropped } = webhook;
  const remedy = remedyOf(webhook);
  return (
    <>
      <div className="panel whwhy">
        <p className="sm b">
          {t('webhooks.stoppedAt', { count: webhook.error_count, when: at ? moment(at) : '' })}
        </p>
        <dl className="kv">
          {error && (
            <>
              <dt>{t('webhooks.lastAnswer')}</dt>
              <dd>
                <code>{error.status ?? webhookErrorText(t, error.code)}</code>
                {error.text && ` ${error.text}`}
              </dd>
            </>
          )}
          <dt>{t('webhooks.waiting')}</dt>
          <dd>
            {oldest
              ? t('webhooks.waitingSince', { count: waiting, when: moment(oldest) })
              : t('webhooks.waitingCount', { count: waiting })}
          </dd>
          {dropped > 0 && (
            <>
              <dt>{t('webhooks.dropped')}</dt>
              <dd>{t('webhooks.droppedCount', { count: dropped })}</dd>
            </>
          )}
        </dl>
        <p className="sm">{t(`webhooks.remedies.${remedy}`)}</p>
      </div>
      <div className="row wrap gap">
        {remedy !== 'receiver' && (
          <ButtonLink look="soft" to={`/webhooks/${webhook.id}/edit`}>
            {t(`webhooks.renew.${remedy}`)}
          </ButtonLink>
        )}
        <Button
          busy={test.isPending}
          onClick={() =>
            test.mutate(undefined, {
              onError: sayError,
              onSuccess: () => {
                say(t('webhooks.testSent'));
                onTested();
              },
            })
          }
        >
          {t('webhooks.test')}
        </Button>
        <Button
          busy={enable.isPending}
          onClick={() =>
            enable.mutate(undefined, { onError: sayError, onSuccess: () => say(t('webhooks.enabled')) })
          }
        >
          {t('webhooks.enable')}
        </Button>
      </div>
      <p className="hint gap">{t('webhooks.testEnables')}</p>
    </>
  );
}

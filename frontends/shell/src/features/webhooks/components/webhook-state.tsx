import { StateChip, useTranslation } from '@kashikari/web-kit';
import type { Webhook } from '../api/webhooks';
import { useMoment } from '../use-moment';

interface Props {
  readonly webhook: Webhook;
}

/** Shows whether a webhook works: its last success, its next request after failures, or that it was stopped. */
export function WebhookState({ webhook }: Props) {
  const { t } = useTranslation('shell');
  const moment = useMoment();
  const { state, succeeded_at: succeeded, next_at: next, error_count: count } = webhook;
  if (state === 'disabled')
    return (
      <StateChip state="overdue" chip>
        {t('webhooks.stopped')}
      </StateChip>
    );
  if (state === 'failing')
    return (
      <>
        <StateChip state="part">
          {next ? t('webhooks.nextTry', { when: moment(next) }) : t('webhooks.failing')}
        </StateChip>
        <span className="meta blk">{t('webhooks.failures', { count })}</span>
      </>
    );
  return (
    <StateChip state="free">
      {succeeded ? t('webhooks.succeeded', { when: moment(succeeded) }) : t('webhooks.nothingYet')}
    </StateChip>
  );
}

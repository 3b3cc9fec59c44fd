import { WEBHOOK_MAX_FAILURES } from '@kashikari/kernel';
import {
  Button,
  ButtonLink,
  NotFound,
  Note,
  PageHeader,
  QueryView,
  Skeleton,
  useConfirm,
  useFlash,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type Webhook, useDeleteWebhook, useTestWebhook, useWebhook } from './api/webhooks';
import { Deliveries } from './components/deliveries';
import { Signature } from './components/signature';
import { Stopped } from './components/stopped';
import { useWebhookWords } from './components/webhook-name';
import { WebhookState } from './components/webhook-state';
import { useMoment } from './use-moment';
import './webhooks.css';
import { webhookErrorText } from './webhook-error-text';

/** `webhooks/{id}`: one webhook with its actions and the record of its deliveries. */
export function WebhookScreen() {
  const { id = '' } = useParams();
  const webhook = useWebhook(id);
  return (
    <QueryView query={webhook} loading={<Skeleton shape="rows" />} notFound={<NotFound />}>
      {(found) => <WebhookView webhook={found} />}
    </QueryView>
  );
}

function WebhookView({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('shell');
  const { nameOf, eventsOf } = useWebhookWords();
  const moment = useMoment();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const test = useTestWebhook(webhook.id);
  const remove = useDeleteWebhook(webhook.id);
  const { say, sayError } = useFlash();
  const { state, error_count: count, next_at: next, last_error: error } = webhook;

  async function end(): Promise<void> {
    const question = {
      title: t('webhooks.removeAsk', { name: nameOf(webhook) }),
      body: t('webhooks.removeBody'),
    };
    if (!(await confirm({ ...question, verb: t('webhooks.remove'), danger: true }))) return;
    remove.mutate(undefined, {
      onError: sayError,
      onSuccess: () => {
        say(t('webhooks.removed'));
        navigate('/webhooks', { replace: true });
      },
    });
  }

  return (
    <>
      <PageHeader title={nameOf(webhook)} back={{ to: '/webhooks', label: t('webhooks.title') }}>
        <p className="sm t2">
          {webhook.url} · {eventsOf(webhook)}
        </p>
        <WebhookState webhook={webhook} />
      </PageHeader>
      <div className="row wrap gap">
        {state !== 'disabled' && (
          <Button
            busy={test.isPending}
            onClick={() =>
              test.mutate(undefined, { onError: sayError, onSuccess: () => say(t('webhooks.testSent')) })
            }
          >
            {t('webhooks.test')}
          </Button>
        )}
        <ButtonLink to={`/webhooks/${webhook.id}/edit`}>{t('webhooks.change')}</ButtonLink>
        <Button look="danger" busy={remove.isPending} onClick={() => void end()}>
          {t('webhooks.remove')}
        </Button>
      </div>
      {state === 'failing' && (
        <div className="gap">
          <Note tone="warning">
            {t('webhooks.failingWhy', {
              count,
              answer: error?.status ?? webhookErrorText(t, error?.code ?? 'unreachable'),
            })}{' '}
            {next && t('webhooks.failingNext', { when: moment(next), most: WEBHOOK_MAX_FAILURES })}
          </Note>
        </div>
      )}
      {state === 'disabled' && (
        <section className="card pad sec whstopped">
          <Stopped webhook={webhook} onTested={() => undefined} />
        </section>
      )}
      <section className="sec">
        <h2>{t('webhooks.record')}</h2>
        <Deliveries webhook={webhook} />
      </section>
      {webhook.provider === 'standard' && <Signature id={webhook.id} />}
    </>
  );
}

import {
  DraftNote,
  NotFound,
  PageHeader,
  QueryView,
  Skeleton,
  useDraft,
  useFlash,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type Webhook, useUpdateWebhook, useWebhook } from './api/webhooks';
import { WebhookForm } from './components/webhook-form';
import { useWebhookWords } from './components/webhook-name';
import { SECRETS, draftOf, toPatch } from './webhook-draft';
import './webhooks.css';

/** `webhooks/{id}/edit`: changes the address, the events, the group or the language of a webhook. */
export function EditWebhookScreen() {
  const { id = '' } = useParams();
  const webhook = useWebhook(id);
  return (
    <QueryView query={webhook} loading={<Skeleton shape="block" />} notFound={<NotFound />}>
      {(found) => <EditWebhook webhook={found} />}
    </QueryView>
  );
}

function EditWebhook({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useTranslation('shell');
  const { nameOf } = useWebhookWords();
  const form = useDraft(draftOf(webhook), { as: `editing_webhook.${webhook.id}`, never: SECRETS });
  const update = useUpdateWebhook(webhook.id);
  const navigate = useNavigate();
  const { say } = useFlash();
  const to = `/webhooks/${webhook.id}`;

  function submit(): void {
    const leave = () => {
      form.discard();
      say(t('webhooks.saved'));
      navigate(to, { replace: true });
    };
    if (form.isChanged) update.mutate(toPatch(form.changes), { onSuccess: leave });
    else navigate(to, { replace: true });
  }

  return (
    <>
      <PageHeader title={t('webhooks.edit')} back={{ to, label: nameOf(webhook) }} />
      <DraftNote of={form} />
      <WebhookForm
        draft={form.draft}
        known={webhook}
        error={update.error}
        busy={update.isPending}
        verb={t('webhooks.save')}
        onChange={form.change}
        onSubmit={submit}
      />
    </>
  );
}

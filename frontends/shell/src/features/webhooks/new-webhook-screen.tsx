import {
  isAccount,
  DraftNote,
  NotFound,
  PageHeader,
  useDraft,
  useFlash,
  useLocale,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import { useCreateWebhook } from './api/webhooks';
import { SecretOnce } from './components/secret-once';
import { WebhookForm } from './components/webhook-form';
import { SECRETS, emptyDraft, toNewWebhook } from './webhook-draft';
import './webhooks.css';

/** `webhooks/new`: creates a webhook, and shows the key of a `standard` one this once. */
export function NewWebhookScreen() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const locale = useLocale();
  const form = useDraft(emptyDraft(locale), { as: 'creating_webhook', never: SECRETS });
  const create = useCreateWebhook();
  const navigate = useNavigate();
  const { say } = useFlash();
  const [secret, setSecret] = useState<{ readonly text: string; readonly to: string }>();
  if (!isAccount(user)) return <NotFound />;

  function submit(): void {
    create.mutate(toNewWebhook(form.draft), {
      onSuccess: (webhook) => {
        form.discard();
        say(t('webhooks.added'));
        const to = `/webhooks/${webhook.id}`;
        if (webhook.secret) setSecret({ text: webhook.secret, to });
        else navigate(to, { replace: true });
      },
    });
  }

  return (
    <>
      <PageHeader title={t('webhooks.new')} back={{ to: '/webhooks', label: t('webhooks.title') }} />
      {secret ? (
        <SecretOnce
          secret={secret.text}
          done={t('webhooks.on')}
          onDone={() => navigate(secret.to, { replace: true })}
        />
      ) : (
        <>
          <DraftNote of={form} />
          <WebhookForm
            draft={form.draft}
            error={create.error}
            busy={create.isPending}
            verb={t('webhooks.add')}
            onChange={form.change}
            onSubmit={submit}
          />
        </>
      )}
    </>
  );
}

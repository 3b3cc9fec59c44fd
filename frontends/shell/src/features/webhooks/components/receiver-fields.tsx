import { PasswordField, TextField, fieldText, useTranslation } from '@kashikari/web-kit';
import type { Webhook } from '../api/webhooks';
import { type WebhookDraft, usesToken } from '../webhook-draft';

interface Props {
  readonly draft: WebhookDraft;
  readonly known?: Webhook;
  readonly error: Error | null;
  onChange(part: Partial<WebhookDraft>): void;
}

/** The address, or the token and the room, with where to find them in the receiver. A stored secret stays if blank. */
export function ReceiverFields({ draft: { provider, url, token, to }, known, error, onChange }: Props) {
  const { t } = useTranslation('shell');
  const kept = (masked: string | null | undefined) => masked && ` ${t('webhooks.kept', { masked })}`;
  if (!usesToken(provider))
    return (
      <TextField
        label={t('webhooks.url')}
        hint={`${t(`webhooks.find.${provider}`)}${kept(known?.url) ?? ''}`}
        name="url"
        type="url"
        placeholder="https://"
        required={!known}
        maxLength={2_000}
        autoComplete="off"
        value={url}
        error={fieldText(error, 'url')}
        onValue={(value) => onChange({ url: value })}
      />
    );
  return (
    <>
      <PasswordField
        label={t('webhooks.token')}
        hint={`${t(`webhooks.find.${provider}`)}${kept(known?.token) ?? ''}`}
        name="token"
        required={!known}
        maxLength={500}
        autoComplete="off"
        value={token}
        error={fieldText(error, 'token')}
        onValue={(value) => onChange({ token: value })}
      />
      <TextField
        label={t(`webhooks.to.${provider === 'line' ? 'line' : 'chatwork'}`)}
        hint={t(`webhooks.findTo.${provider === 'line' ? 'line' : 'chatwork'}`)}
        name="to"
        required
        maxLength={100}
        autoComplete="off"
        value={to}
        error={fieldText(error, 'to')}
        onValue={(value) => onChange({ to: value })}
      />
    </>
  );
}

import {
  Button,
  ErrorNote,
  FormSection,
  LOCALES,
  LOCALE_NAMES,
  SelectField,
  fieldText,
  isLocale,
  useFocusFault,
  useQuery,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type FormEvent, useRef } from 'react';
import { myGroupsQuery } from '../../../groups/list-my-groups';
import type { Webhook } from '../api/webhooks';
import { PROVIDERS, type WebhookDraft, isChat } from '../webhook-draft';
import { EventFields } from './event-fields';
import { ReceiverFields } from './receiver-fields';

interface Props {
  readonly draft: WebhookDraft;
  /** The stored webhook; its provider stays. */
  readonly known?: Webhook;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly verb: string;
  onChange(part: Partial<WebhookDraft>): void;
  onSubmit(): void;
}

/** The fields of a webhook: its receiver, its events and its language. */
export function WebhookForm({ draft, known, error, busy, verb, onChange, onSubmit }: Props) {
  const { t } = useTranslation('shell');
  const user = useUser();
  const groups = useQuery(myGroupsQuery);
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (draft.events.length > 0) onSubmit();
  }

  return (
    <form ref={form} onSubmit={submit}>
      <FormSection title={t('webhooks.receiver')} intro={t('webhooks.receiverIntro')}>
        {!known && (
          <SelectField
            label={t('webhooks.provider')}
            name="provider"
            value={draft.provider}
            options={PROVIDERS.map((value) => ({ value, label: t(`webhooks.providers.${value}`) }))}
            onValue={(value) => onChange({ provider: PROVIDERS.find((one) => one === value) })}
          />
        )}
        <ReceiverFields draft={draft} known={known} error={error} onChange={onChange} />
      </FormSection>
      <FormSection title={t('webhooks.what')} intro={t('webhooks.whatIntro')}>
        <EventFields
          events={draft.events}
          error={fieldText(error, 'events')}
          onChange={(events) => onChange({ events })}
        />
        <SelectField
          label={t('webhooks.group')}
          hint={t('webhooks.groupHint')}
          name="group_id"
          value={draft.group_id}
          error={fieldText(error, 'group_id')}
          options={[
            { value: '', label: t('webhooks.allGroups') },
            ...(groups.data ?? [])
              .filter(({ owner_id: owner }) => owner === user?.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValue={(group_id) => onChange({ group_id })}
        />
        {isChat(draft.provider) && (
          <SelectField
            label={t('webhooks.language')}
            name="locale"
            value={draft.locale}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            onValue={(value) => isLocale(value) && onChange({ locale: value })}
          />
        )}
        <p className="hint">{t(isChat(draft.provider) ? 'webhooks.chatSays' : 'webhooks.bodySays')}</p>
      </FormSection>
      {error && <ErrorNote error={error} />}
      <Button look="primary" type="submit" full busy={busy} disabled={draft.events.length === 0}>
        {verb}
      </Button>
    </form>
  );
}

import {
  FormSection,
  SaveBar,
  SelectField,
  TextField,
  fieldText,
  useFlash,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { useUpdateUser } from '../api/update-user';
import { timeZones } from '../../../time-zones/time-zones';
import { AvatarField } from './avatar-field';
import { changedFields } from './changed-fields';

const draftOf = (user: User) => ({
  name: user.name,
  name_reading: user.name_reading ?? '',
  account_name: user.account_name ?? '',
  time_zone: user.time_zone,
  invoice_name: user.invoice_name ?? '',
  invoice_email: user.invoice_email ?? '',
});

type Draft = ReturnType<typeof draftOf>;

/** Who one is to others, and where bills go. Nothing but the picture is sent before it is saved. */
export function Profile({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const saved = draftOf(user);
  const [draft, setDraft] = useState(saved);
  const update = useUpdateUser(user.id);
  const changes = changedFields(saved, draft);
  const field = (name: keyof Draft) => ({
    name,
    label: t(`profile.${name}`),
    value: draft[name],
    error: fieldText(update.error, name),
    onValue: (value: string) => setDraft({ ...draft, [name]: value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { account_name, ...rest } = changes;
    // A name that is taken away is none, not an empty one.
    const body = {
      ...rest,
      ...(account_name !== undefined && { account_name: account_name.trim() || null }),
    };
    update.mutate(body, {
      onSuccess: ({ user: after }) => {
        setDraft(draftOf(after));
        say(t('settings.saved'));
      },
      onError: sayError,
    });
  }

  return (
    <form id="profile" onSubmit={submit}>
      <FormSection title={t('settings.account')} intro={t('settings.accountIntro')}>
        <AvatarField user={user} />
        <TextField {...field('name')} required maxLength={100} />
        <TextField {...field('name_reading')} optional hint={t('profile.readingHint')} maxLength={100} />
        <TextField
          {...field('account_name')}
          optional
          hint={t('profile.accountNameHint')}
          maxLength={30}
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          {...field('time_zone')}
          hint={t('profile.zoneHint')}
          options={timeZones(draft.time_zone)}
        />
      </FormSection>
      <FormSection title={t('profile.invoice')} intro={t('profile.invoiceIntro')}>
        <TextField {...field('invoice_name')} optional maxLength={100} />
        <TextField {...field('invoice_email')} optional type="email" maxLength={254} />
      </FormSection>
      {Object.keys(changes).length > 0 && (
        <SaveBar
          form="profile"
          busy={update.isPending}
          disabled={!draft.name.trim()}
          onDiscard={() => setDraft(saved)}
        />
      )}
    </form>
  );
}

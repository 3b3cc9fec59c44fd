import {
  DraftNote,
  FormSection,
  SaveBar,
  TextField,
  fieldText,
  useDraft,
  useFlash,
  useTranslation,
  type User,
} from '@kashikari/web-kit';
import type { FormEvent } from 'react';
import { useUpdateUser } from '../api/update-user';
import { AvatarField } from './avatar-field';
import { FormerName } from './former-name';

const draftOf = (user: User) => ({
  name: user.name,
  name_reading: user.name_reading ?? '',
  account_name: user.account_name ?? '',
  invoice_name: user.invoice_name ?? '',
  invoice_email: user.invoice_email ?? '',
});

type Draft = ReturnType<typeof draftOf>;

/** The user's profile and billing address. Only the picture is stored at once; the other fields are stored on save. */
export function Profile({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const { say, sayError } = useFlash();
  const form = useDraft(draftOf(user), { as: 'profile' });
  const { draft, changes, isChanged, change, discard, settle } = form;
  const update = useUpdateUser(user.id);
  const isAdded = user.email === null;
  const field = (name: keyof Draft) => ({
    name,
    label: t(`profile.${name}`),
    value: draft[name],
    error: fieldText(update.error, name),
    onValue: (value: string) => change({ [name]: value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(changes, {
      onSuccess: () => {
        settle(changes);
        say(t('settings.saved'));
      },
      onError: sayError,
    });
  }

  return (
    <form id="profile" onSubmit={submit}>
      <DraftNote of={form} />
      <FormSection title={t('settings.parts.account')} intro={t('settings.accountIntro')}>
        <AvatarField user={user} />
        <TextField {...field('name')} required maxLength={100} />
        <TextField {...field('name_reading')} optional hint={t('profile.readingHint')} maxLength={100} />
        {isAdded && (
          <TextField
            {...field('account_name')}
            required
            hint={t('profile.accountNameHint')}
            maxLength={30}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        {!isAdded && user.account_name !== null && <FormerName user={user} name={user.account_name} />}
      </FormSection>
      <FormSection title={t('profile.invoice')} intro={t('profile.invoiceIntro')}>
        <TextField {...field('invoice_name')} optional maxLength={100} />
        <TextField {...field('invoice_email')} optional type="email" maxLength={254} />
      </FormSection>
      {isChanged && (
        <SaveBar
          form="profile"
          busy={update.isPending}
          disabled={!draft.name.trim() || (isAdded && !draft.account_name.trim())}
          onDiscard={discard}
        />
      )}
    </form>
  );
}

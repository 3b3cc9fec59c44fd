import {
  Button,
  FormSection,
  Note,
  PageHeader,
  TextField,
  fieldText,
  NotFound,
  VerificationButton,
  useFlash,
  useParams,
  useTranslation,
  useUser,
  type User,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { isLongEnough, NewPasswordField } from '../../../new-password/new-password-field';
import { signInNameOf } from '../../../session/accounts';
import { isNamed } from '../../../session/is-named';
import { useUpdateUser } from '../api/update-user';

/** `users/{id}/sign_in`: the address and the password that one signs in with. */
export function Credentials() {
  const { t } = useTranslation('shell');
  const user = useUser();
  const { id } = useParams();
  if (!user || !isNamed(user, id)) return <NotFound entity="user" id={id} />;
  return (
    <>
      <PageHeader
        title={t('credentials.title')}
        back={{ to: `/users/${user.id}/edit`, label: t('menu.settings') }}
      />
      {user.email === null ? <SignInName user={user} /> : <EmailForm user={user} />}
      <PasswordForm user={user} />
    </>
  );
}

/** An added account signs in by its name; its mails go to the address of the first account. */
function SignInName({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  return (
    <FormSection title={t('profile.account_name')} intro={t('credentials.addedIntro')}>
      <p className="wrapany">{signInNameOf(user)}</p>
    </FormSection>
  );
}

function EmailForm({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState(user.pending_email ?? user.email ?? '');
  const update = useUpdateUser(user.id);
  const { say, sayError } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(
      { email: email.trim() },
      { onSuccess: () => say(t('credentials.emailSaved')), onError: sayError },
    );
  }

  return (
    <form onSubmit={submit}>
      <FormSection title={t('credentials.email')} intro={t('credentials.emailIntro')}>
        {user.pending_email && <PendingEmail user={user} pending={user.pending_email} />}
        {!user.email_verified && !user.pending_email && (
          <Note>
            <span className="blk letter">{t('credentials.unverified', { email: user.email })}</span>
            <VerificationButton />
          </Note>
        )}
        <TextField
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          error={fieldText(update.error, 'email')}
          onValue={setEmail}
        />
        <Button
          type="submit"
          busy={update.isPending}
          disabled={email.trim() === (user.pending_email ?? user.email)}
        >
          {t('credentials.changeEmail')}
        </Button>
      </FormSection>
    </form>
  );
}

/** A new address that is not confirmed yet: its mail can be sent again, or the change discarded. */
function PendingEmail({ user, pending }: { readonly user: User; readonly pending: string }) {
  const { t } = useTranslation('shell');
  const update = useUpdateUser(user.id);
  const { sayError } = useFlash();
  return (
    <Note>
      <span className="blk letter">{t('credentials.pending', { pending, email: user.email })}</span>
      <span className="row wrap">
        <VerificationButton />
        <Button
          small
          look="quiet"
          busy={update.isPending}
          onClick={() => user.email && update.mutate({ email: user.email }, { onError: sayError })}
        >
          {t('credentials.keepOld')}
        </Button>
      </span>
    </Note>
  );
}

function PasswordForm({ user }: { readonly user: User }) {
  const { t } = useTranslation('shell');
  const [password, setPassword] = useState('');
  const update = useUpdateUser(user.id);
  const { say, sayError } = useFlash();

  function submit(event: FormEvent): void {
    event.preventDefault();
    update.mutate(
      { password, password_confirmation: password },
      {
        onSuccess: () => {
          setPassword('');
          say(t('credentials.passwordSaved'));
        },
        onError: sayError,
      },
    );
  }

  return (
    <form onSubmit={submit}>
      <FormSection title={t('credentials.password')} intro={t('credentials.passwordIntro')}>
        <NewPasswordField
          label={t('credentials.newPassword')}
          value={password}
          error={fieldText(update.error, 'password')}
          onValue={setPassword}
        />
        <Button type="submit" busy={update.isPending} disabled={!isLongEnough(password)}>
          {t('credentials.changePassword')}
        </Button>
      </FormSection>
    </form>
  );
}

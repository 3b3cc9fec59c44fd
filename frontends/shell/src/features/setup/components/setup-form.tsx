import {
  Button,
  ErrorNote,
  FormSection,
  LOCALES,
  LOCALE_NAMES,
  Note,
  TextField,
  fieldText,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { type FormEvent, useState } from 'react';
import { NewPasswordField } from '../../../new-password/new-password-field';
import { useChooseLocale } from '../../../session/use-choose-locale';
import type { Setup } from '../../../installation/api/setup';
import type { NewSetup, useSetUp } from '../api/setup';
import { MAIL_FIELDS, NO_SERVER, serverOf } from '../mail-form';
import { tokenIn } from '../take-token';
import { Choice } from './choice';
import { MailChoice } from './mail-choice';
import { MailFields } from './mail-fields';

const NOTHING = { name: '', display_name: '', email: '', password: '' };

const TOLD = [...Object.keys(NOTHING), ...MAIL_FIELDS.map((field) => `mail.${field}`)];

interface Props {
  readonly setup: Setup;
  /** The token from the address; empty if there was no token. */
  readonly token: string;
  readonly create: ReturnType<typeof useSetUp>;
  readonly onSubmit: (setup: NewSetup, hasMail: boolean) => void;
}

/** The steps of the set-up, one below the other. */
export function SetupForm({ setup, token, create, onSubmit }: Props) {
  const { t } = useTranslation('shell');
  const [form, setForm] = useState(NOTHING);
  const [mail, setMail] = useState(NO_SERVER);
  const [hasServer, setHasServer] = useState(false);
  const [typedToken, setTypedToken] = useState('');
  const isGiven = setup.mail === 'settings';
  const shown = token || tokenIn(typedToken) || typedToken.trim();
  const fault = (field: string) => fieldText(create.error, field);
  const field = (name: keyof typeof NOTHING) => ({
    value: form[name],
    error: fault(name),
    onValue: (value: string) => setForm({ ...form, [name]: value }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const server = hasServer && !isGiven ? serverOf(mail, form.email) : null;
    onSubmit({ ...form, token: shown, mail: server }, isGiven || server !== null);
  }

  return (
    <form onSubmit={submit}>
      {setup.token_needed && !token && (
        <FormSection title={t('setup.token.title')} intro={t('setup.token.intro')}>
          <TextField
            label={t('setup.token.label')}
            required
            autoComplete="off"
            spellCheck={false}
            value={typedToken}
            onValue={setTypedToken}
          />
        </FormSection>
      )}
      <FormSection title={t('setup.face.title')} intro={t('setup.face.intro')}>
        <TextField label={t('setup.face.name')} name="site" required maxLength={60} {...field('name')} />
        <Languages />
      </FormSection>
      <FormSection title={t('setup.owner.title')} intro={t('setup.owner.intro')}>
        <TextField
          label={t('signUp.name')}
          name="name"
          autoComplete="organization"
          required
          maxLength={100}
          {...field('display_name')}
        />
        <TextField
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          {...field('email')}
        />
        <NewPasswordField label={t('signIn.password')} {...field('password')} />
      </FormSection>
      <FormSection title={t('setup.mail.title')} intro={t('setup.mail.intro')}>
        {isGiven ? (
          <Note>{t('setup.mail.given')}</Note>
        ) : (
          <MailChoice hasServer={hasServer} onChoose={setHasServer} />
        )}
        {hasServer && !isGiven && (
          <MailFields value={mail} email={form.email} token={shown} error={create.error} onValue={setMail} />
        )}
      </FormSection>
      {create.isError && !TOLD.some(fault) && <ErrorNote error={create.error} />}
      <div className="submit">
        <Button look="primary" type="submit" full busy={create.isPending}>
          {t('setup.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Switches the page at once. */
function Languages() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const choose = useChooseLocale();
  const options = LOCALES.map((one) => ({ value: one, label: LOCALE_NAMES[one], lang: one }));
  return (
    <Choice label={t('menu.language')} name="locale" value={locale} options={options} onValue={choose} />
  );
}

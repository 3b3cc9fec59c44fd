import {
  Button,
  ErrorNote,
  Note,
  PasswordField,
  SelectField,
  TextField,
  fieldText,
  useTranslation,
} from '@kashikari/web-kit';
import { useTestMail } from '../api/mail-server';
import { MAIL_FIELDS, serverOf, USUAL_PORT, type MailForm } from '../mail-form';

interface Props {
  readonly value: MailForm;
  /** The owner's address: the default sender, and the recipient of the test. */
  readonly email: string;
  /** The printed set-up token, needed before set-up. */
  readonly token: string;
  readonly error: unknown;
  readonly onValue: (value: MailForm) => void;
  /** True if a password is stored; an empty field leaves it unchanged. */
  readonly keepsPassword?: boolean;
}

/** A mail server, and one press to see whether it works. */
export function MailFields({ value, email, token, error, onValue, keepsPassword = false }: Props) {
  const { t } = useTranslation('shell');
  const test = useTestMail();
  const fault = (field: string) =>
    fieldText(error ?? test.error, `mail.${field}`) ?? fieldText(test.error, field);
  const told = MAIL_FIELDS.some(fault);
  const change = (field: keyof MailForm) => (text: string) => {
    test.reset();
    onValue({ ...value, [field]: text });
  };
  const field = (name: 'host' | 'login' | 'from') => ({
    label: t(`setup.mail.${name}`),
    value: value[name],
    error: fault(name),
    onValue: change(name),
  });
  return (
    <>
      <TextField
        {...field('host')}
        name="mail_host"
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="smtp.example.jp"
      />
      <SelectField
        label={t('setup.mail.security')}
        name="mail_security"
        value={value.security}
        error={fault('security')}
        options={(['starttls', 'tls', 'none'] as const).map((one) => ({
          value: one,
          label: t(`setup.mail.securities.${one}`),
        }))}
        onValue={change('security')}
      />
      <TextField
        label={t('setup.mail.port')}
        name="mail_port"
        inputMode="numeric"
        pattern="[0-9]{1,5}"
        optional
        placeholder={String(USUAL_PORT[value.security])}
        value={value.port}
        error={fault('port')}
        onValue={change('port')}
      />
      <TextField {...field('login')} name="mail_login" optional autoComplete="off" />
      <PasswordField
        label={t('setup.mail.password')}
        name="mail_password"
        autoComplete="off"
        optional
        hint={keepsPassword ? t('setup.mail.keepsPassword') : undefined}
        value={value.password}
        error={fault('password')}
        onValue={change('password')}
      />
      <TextField
        {...field('from')}
        name="mail_from"
        optional
        hint={t('setup.mail.fromHint')}
        placeholder={email}
      />
      <div className="acts">
        <Button
          busy={test.isPending}
          disabled={!value.host || !email}
          onClick={() => test.mutate({ token, mail: serverOf(value, email), to: email })}
        >
          {t('setup.mail.test')}
        </Button>
      </div>
      {test.isError && !told && <ErrorNote error={test.error} />}
      <div role="status">
        {test.data && (
          <Note>
            {t('setup.mail.works', { email })} <span className="meta">{test.data.answer}</span>
          </Note>
        )}
      </div>
    </>
  );
}

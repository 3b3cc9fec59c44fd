import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kashikari/kernel';
import { fieldText, PasswordField, TextField, useTranslation } from '@kashikari/web-kit';

interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Props {
  readonly value: Account;
  /** The refusal of the last attempt. */
  readonly error: unknown;
  /** The address is confirmed by the link of an invitation, and stays as it is. */
  readonly confirmed: boolean;
  onValue(account: Account): void;
}

/** The fields of a new account: address, name and password. */
export function AccountFields({ value, error, confirmed, onValue }: Props) {
  const { t } = useTranslation('groups');
  return (
    <>
      <TextField
        label={t('newcomer.email')}
        type="email"
        name="email"
        autoComplete={confirmed ? 'username' : 'email'}
        required
        readOnly={confirmed}
        value={value.email}
        hint={confirmed ? t('newcomer.confirmed') : undefined}
        error={fieldText(error, 'email')}
        onValue={(email) => onValue({ ...value, email })}
      />
      <TextField
        label={t('newcomer.name')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={value.name}
        hint={t('newcomer.nameHint')}
        error={fieldText(error, 'name')}
        onValue={(name) => onValue({ ...value, name })}
      />
      <PasswordField
        label={t('newcomer.password')}
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        maxLength={PASSWORD_MAX_LENGTH}
        value={value.password}
        hint={t('newcomer.passwordHint', { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH })}
        error={fieldText(error, 'password')}
        onValue={(password) => onValue({ ...value, password })}
      />
    </>
  );
}

import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@kashikari/kernel';
import { PasswordField, useTranslation } from '@kashikari/web-kit';

export const isLongEnough = (password: string): boolean => password.length >= PASSWORD_MIN_LENGTH;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onValue: (value: string) => void;
}

/** The field for a new password, of a new account or in place of an old one. */
export function NewPasswordField(props: Props) {
  const { t } = useTranslation('shell');
  return (
    <PasswordField
      {...props}
      name="password"
      autoComplete="new-password"
      required
      minLength={PASSWORD_MIN_LENGTH}
      maxLength={PASSWORD_MAX_LENGTH}
      hint={t('signUp.passwordHint')}
    />
  );
}

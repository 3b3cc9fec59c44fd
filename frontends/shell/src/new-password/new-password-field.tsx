import { PasswordField, useTranslation } from '@kashikari/web-kit';

/** Characters of a password, the fewest and the most (spec section 5). */
const FEWEST = 6;
const MOST = 55;

/** Whether it is long enough to be sent. */
export const isLongEnough = (password: string): boolean => password.length >= FEWEST;

interface Props {
  readonly label: string;
  readonly value: string;
  /** Why the last one was refused. */
  readonly error?: string | undefined;
  readonly onValue: (value: string) => void;
}

/** Where a password is thought of, for a new account or instead of an old one. */
export function NewPasswordField(props: Props) {
  const { t } = useTranslation('shell');
  return (
    <PasswordField
      {...props}
      name="password"
      autoComplete="new-password"
      required
      minLength={FEWEST}
      maxLength={MOST}
      hint={t('signUp.passwordHint')}
    />
  );
}

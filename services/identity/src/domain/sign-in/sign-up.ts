import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, allow, type Refusal, type Verdict } from '@kashikari/kernel';
import { readEmail } from '../shared/email';
import { readPassword } from './password';
import { locale, text, timeZone } from '../shared/readers';
import { newUser, type User } from '../users/user';

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  /** Password; may be empty with an invitation, for a person who will create a passkey. */
  readonly password: string;
  /** Empty is the default language. */
  readonly locale: string;
  /** Empty is Asia/Tokyo. */
  readonly timeZone: string;
  readonly invited?: InvitedSignUp | undefined;
}

/** The invitation by whose link somebody signs up, and their answers to the group's own question. */
export interface InvitedSignUp {
  readonly token: string;
  readonly tags: readonly string[];
}

/** Reads the name of a person or an organization. */
export const readName = text({ max: 100, required: true, noAddress: true });

/** Reads the password of a form; undefined if an invitation replaces it. */
export function readNewPassword({ password, invited }: SignUpForm): Verdict<string | undefined> {
  return password === '' && invited ? allow(undefined) : readPassword(password);
}

/** The new user, still without a password hash, and every fault of the form. */
export function signUp(
  form: SignUpForm,
  id: string,
  now: number,
): { user: User; faults: readonly Refusal[] } {
  const name = readName(form.name);
  const email = readEmail(form.email);
  const password = readNewPassword(form);
  const language = locale(form.locale || DEFAULT_LOCALE);
  const zone = timeZone(form.timeZone || DEFAULT_TIME_ZONE);
  const read = { name, email, password, locale: language, time_zone: zone };
  const faults = Object.entries(read).flatMap(([field, verdict]) =>
    verdict.ok ? [] : [{ ...verdict.refusal, field }],
  );
  const user = newUser(
    id,
    {
      ...(name.ok && { name: name.value }),
      ...(email.ok && { email: email.value }),
      ...(language.ok && { locale: language.value }),
      ...(zone.ok && { timeZone: zone.value }),
    },
    now,
  );
  return { user, faults };
}

import { ADDED_ACCOUNTS_MAX, allow, refuse, type Refusal, type Verdict } from '@kashikari/kernel';
import { readPassword } from '../sign-in/password';
import { readName } from '../sign-in/sign-up';
import { readAccountName } from './account-name';
import { isAdded } from './contact';
import { newUser, type User } from './user';

/** Form of an account that is added to a first account. */
export interface AddedAccountForm {
  readonly name: string;
  readonly accountName: string;
  readonly password: string;
}

/**
 * Returns the new account, still without a password hash, and every fault of the form. It has the language and the time
 * zone of the first account.
 */
export function draftAccount(
  form: AddedAccountForm,
  first: User,
  id: string,
  now: number,
): { readonly user: User; readonly faults: readonly Refusal[] } {
  const read = {
    name: readName(form.name),
    account_name: requiredAccountName(form.accountName),
    password: readPassword(form.password),
  };
  const faults = Object.entries(read).flatMap(([field, verdict]) =>
    verdict.ok ? [] : [{ ...verdict.refusal, field }],
  );
  const about = {
    ...(read.name.ok && { name: read.name.value }),
    ...(read.account_name.ok && { accountName: read.account_name.value }),
    ...{ locale: first.locale, timeZone: first.timeZone, firstAccountId: first.id },
    firstContact: first.email === null ? null : { email: first.email, isVerified: first.emailVerified },
  };
  return { user: newUser(id, about, now), faults };
}

/**
 * Decides if an account may add another one. Member cards and added accounts may not.
 * @param count accounts that it has added and not deleted
 */
export function mayAdd(first: User, count: number): Verdict<void> {
  if (first.email === null || isAdded(first)) return refuse('forbidden');
  return count < ADDED_ACCOUNTS_MAX
    ? allow(undefined)
    : refuse('user.too_many_accounts', { max: ADDED_ACCOUNTS_MAX });
}

function requiredAccountName(value: string): Verdict<string> {
  const read = readAccountName(value);
  if (!read.ok) return read;
  return read.value === null ? refuse('validation.required') : allow(read.value);
}

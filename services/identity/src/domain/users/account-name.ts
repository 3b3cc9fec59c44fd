import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** Spec section 5: letters, digits and underscore. ASCII alone, so that no name looks like another. */
const FORM = /^[A-Za-z0-9_]{1,30}$/;

export function readAccountName(value: unknown): Verdict<string | null> {
  if (value === null || value === '') return allow(null);
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  return FORM.test(value) && !SAID_BY_ROUTES.has(value.toLowerCase())
    ? allow(value)
    : refuse('validation.account_name');
}

/** Words that stand where an account name could: `/users/current`, `/users/new`, `/users/stripe_account`. */
const SAID_BY_ROUTES = new Set([
  'current',
  'device',
  'new',
  'edit',
  'me',
  'stripe_account',
  'stripe_account_link',
]);

/** Two names that differ in capitals only are one. */
export function accountNameKey(name: string): string {
  return name.toLowerCase();
}

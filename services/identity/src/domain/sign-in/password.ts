import { allow, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, refuse, type Verdict } from '@kashikari/kernel';

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** Reads a new password: `PASSWORD_MIN_LENGTH` to `PASSWORD_MAX_LENGTH` printable ASCII characters (spec section 5). */
export function readPassword(value: unknown): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  if (value === '') return refuse('validation.required');
  if (value.length > PASSWORD_MAX_LENGTH) return refuse('validation.too_long', { max: PASSWORD_MAX_LENGTH });
  if (!PRINTABLE_ASCII.test(value)) return refuse('validation.ascii');
  return value.length < PASSWORD_MIN_LENGTH
    ? refuse('validation.too_short', { min: PASSWORD_MIN_LENGTH })
    : allow(value);
}

/** Returns true if a text can be a password. Other texts are not compared. */
export function couldBePassword(text: string): boolean {
  return text.length > 0 && text.length <= PASSWORD_MAX_LENGTH && PRINTABLE_ASCII.test(text);
}

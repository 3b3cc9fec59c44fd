import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** Spec section 5: 6 to 55 characters, ASCII only. */
export const PASSWORD = { min: 6, max: 55 } as const;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

export function readPassword(value: unknown): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  if (value === '') return refuse('validation.required');
  if (value.length > PASSWORD.max) return refuse('validation.too_long', { max: PASSWORD.max });
  if (!PRINTABLE_ASCII.test(value)) return refuse('validation.ascii');
  return value.length < PASSWORD.min ? refuse('validation.too_short', { min: PASSWORD.min }) : allow(value);
}

/** Whether a text could be anybody's password. What could not is not worth the work of comparing it. */
export function couldBePassword(text: string): boolean {
  return text.length > 0 && text.length <= PASSWORD.max && PRINTABLE_ASCII.test(text);
}

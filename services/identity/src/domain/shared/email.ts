import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** Addresses that browsers accept in `<input type="email">`, with a dot in the domain. Line feeds are excluded. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** RFC 5321: a path of 256 with its brackets. */
const MAX = 254;

/** One spelling of an address, by which it is unique: without spaces around it, in small letters. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Masks an address so that its owner still recognizes it: `m…@e….jp`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const end = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}…@${domain.slice(0, 1)}…${end}`;
}

export function readEmail(value: unknown): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  const address = normaliseEmail(value);
  if (address === '') return refuse('validation.required');
  if (address.length > MAX) return refuse('validation.too_long', { max: MAX });
  return ADDRESS.test(address) ? allow(address) : refuse('validation.email');
}

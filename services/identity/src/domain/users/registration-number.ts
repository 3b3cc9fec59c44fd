import { allow, isRegistrationNumber, refuse, type Verdict } from '@kashikari/kernel';

/** Reads a registration number; spaces around it and a small `t` are corrected. */
export function readRegistrationNumber(value: unknown): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  const number = value.trim().toUpperCase();
  return isRegistrationNumber(number) ? allow(number) : refuse('validation.registration_number');
}

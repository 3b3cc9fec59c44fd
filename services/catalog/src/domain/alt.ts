import { allow, type Verdict } from '@kashikari/kernel';
import { atField } from './faults';
import { Fault } from './fields/field';
import { text } from './fields/text';

const ALT = text(300);

/** Reads the alternative text of a picture, up to 300 characters. */
export function checkAlt(alt: string): Verdict<string> {
  const value = ALT.read(alt);
  return value instanceof Fault ? { ok: false, refusal: atField('alt', value) } : allow(value);
}

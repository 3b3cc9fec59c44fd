import { allow, refuse, type Verdict } from '@kashikari/kernel';

export interface TextRule {
  /** In characters as a person counts them (code points). */
  readonly max: number;
  readonly required?: boolean;
  /** Line feeds and tabs may stand in it. */
  readonly multiline?: boolean;
}

/** Control characters, and the marks that turn the direction of what follows: a name must not rewrite the line it is in. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const UNSEEN_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** More marks on one character than any language writes. */
const HEAPED_MARKS = /\p{M}{17}/u;

/** Text as somebody typed it: trimmed, composed (NFC), of a bounded length, without characters that nobody sees. */
export function readText(value: unknown, rule: TextRule): Verdict<string> {
  if (typeof value !== 'string') return refuse('invalid', 'validation.type', { expected: 'string' });
  const text = value.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (rule.required && text === '') return refuse('invalid', 'validation.required');
  if ((rule.multiline ? UNSEEN_IN_LINES : UNSEEN).test(text) || HEAPED_MARKS.test(text)) {
    return refuse('invalid', 'validation.characters');
  }
  return [...text].length > rule.max
    ? refuse('invalid', 'validation.too_long', { max: rule.max })
    : allow(text);
}

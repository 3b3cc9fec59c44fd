import { allow, hasUnseenCharacters, holdsAddress, refuse, type Verdict } from '@kashikari/kernel';

export interface TextRule {
  /** Maximum length in characters as a person counts them (code points). */
  readonly max: number;
  readonly required?: boolean;
  /** Line feeds and tabs may stand in it. */
  readonly multiline?: boolean;
  /** True if the text must contain no address, because it is shown in mails to strangers. */
  readonly noAddress?: boolean;
}

/** Control characters; what else nobody sees in a name, the kernel knows. */
const UNSEEN = /\p{Cc}|\p{Surrogate}/u;
const UNSEEN_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;

/** More marks on one character than any language writes. */
const HEAPED_MARKS = /\p{M}{17}/u;

/** Text as somebody typed it: trimmed, composed (NFC), of a bounded length, without characters that nobody sees. */
export function readText(value: unknown, rule: TextRule): Verdict<string> {
  if (typeof value !== 'string') return refuse('validation.type', { expected: 'string' });
  const text = value.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (rule.required && text === '') return refuse('validation.required');
  const unseen = rule.multiline ? UNSEEN_IN_LINES.test(text) : UNSEEN.test(text) || hasUnseenCharacters(text);
  if (unseen || HEAPED_MARKS.test(text)) return refuse('validation.characters');
  if (rule.noAddress && holdsAddress(text)) return refuse('validation.link');
  return [...text].length > rule.max ? refuse('validation.too_long', { max: rule.max }) : allow(text);
}

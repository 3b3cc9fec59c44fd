import { hasUnseenCharacters } from '@kashikari/kernel';
import { Fault, type Field } from './field';

/** NUL, which PostgreSQL doesn't store, and half a surrogate pair, which has no UTF-8. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** More marks on one character than any language has: an attack on the screen, not a word. */
const PILE_OF_MARKS = /\p{M}{17}/u;

/** Text of up to `max` characters (code points); null counts as empty. White space at both ends is removed. */
export function text(max: number, { required = false, multiline = false } = {}): Field<string> {
  return {
    initial: '',
    read(raw) {
      if (typeof raw !== 'string' && raw !== null) return new Fault('validation.type');
      const value = (raw ?? '').trim();
      if (UNSTORABLE.test(value) || PILE_OF_MARKS.test(value)) return new Fault('validation.characters');
      if (!multiline && hasUnseenCharacters(value)) return new Fault('validation.characters');
      if ([...value].length > max) return new Fault('validation.too_long', { max });
      if (required && value === '') return new Fault('validation.required');
      return value;
    },
  };
}

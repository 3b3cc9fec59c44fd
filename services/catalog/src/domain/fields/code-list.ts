import { MAX_CODE_LENGTH } from '@kashikari/kernel';
import { codeKey, storedCode } from '../further-codes';
import { Fault, type Field } from './field';

/** Codes in normal form and in the order sent, without duplicates and empty ones; up to `max`. */
export function codeList(max: number): Field<readonly string[]> {
  return {
    initial: [],
    read(raw) {
      if (raw === null) return [];
      if (!Array.isArray(raw) || raw.some((item) => typeof item !== 'string'))
        return new Fault('validation.type');
      if (raw.length > max) return new Fault('validation.too_many', { max });
      const texts = raw as readonly string[];
      if (texts.some((text) => text.length > MAX_CODE_LENGTH))
        return new Fault('code.too_long', { max: MAX_CODE_LENGTH });
      const codes = texts.map(storedCode).filter((code) => code !== '');
      return [...new Map(codes.map((code) => [codeKey(code), code])).values()];
    },
  };
}

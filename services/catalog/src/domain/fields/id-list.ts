import { isId, type Id } from '../ids';
import { Fault, type Field } from './field';

/** Ids in the order sent, without duplicates; up to `max`. */
export function idList(max: number): Field<readonly Id[]> {
  return {
    initial: [],
    read(raw) {
      if (!Array.isArray(raw)) return new Fault('validation.type');
      if (raw.length > max) return new Fault('validation.too_many', { max });
      if (!raw.every((item) => typeof item === 'string')) return new Fault('validation.type');
      const ids = raw.map((id) => id.toLowerCase());
      return ids.every(isId) ? [...new Set(ids)] : new Fault('validation.format');
    },
  };
}

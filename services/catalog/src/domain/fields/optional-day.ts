import { isDay, type Day } from '@kashikari/kernel';
import { Fault, type Field } from './field';

/** A calendar day, or null; an empty string counts as null. */
export function optionalDay(): Field<Day | null> {
  return {
    initial: null,
    unset: '',
    read(raw) {
      if (raw === null || raw === '') return null;
      if (typeof raw !== 'string') return new Fault('validation.type');
      return isDay(raw) ? raw : new Fault('validation.date');
    },
  };
}

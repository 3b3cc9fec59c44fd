import { Fault, type Field } from './field';
import { text } from './text';

/** Separator of several names in one text. */
export const BETWEEN_NAMES = ', ';

/** Names in the order sent, without empty ones, up to `max`; joined, they have up to `length` characters. */
export function nameList(max: number, length: number): Field<readonly string[]> {
  const one = text(length);
  return {
    initial: [],
    read(raw) {
      if (raw === null) return [];
      if (!Array.isArray(raw)) return new Fault('validation.type');
      if (raw.length > max) return new Fault('validation.too_many', { max });
      const names = raw.map((item: unknown) =>
        item === null ? new Fault('validation.type') : one.read(item),
      );
      const fault = names.find((name) => name instanceof Fault);
      if (fault) return fault;
      const filled = (names as string[]).filter((name) => name !== '');
      const all = filled.join(BETWEEN_NAMES);
      return [...all].length > length ? new Fault('validation.too_long', { max: length }) : filled;
    },
  };
}

import { isbnOf, withoutSeparators } from '@kashikari/kernel';
import { Fault, type Field } from './field';

/**
 * An ISBN as 13 digits without separators, or empty. Full-width digits are accepted, too, and an ISBN of 10 characters
 * becomes one of 13. Only numbers that begin with 978 are ISBNs to us (specification, section 5). Faults: `good.isbn_jan` for
 * the lower barcode of a book, otherwise `good.isbn`.
 */
export function isbn(): Field<string> {
  return {
    initial: '',
    read(raw) {
      if (typeof raw !== 'string' && raw !== null) return new Fault('validation.type');
      if (withoutSeparators(raw ?? '') === '') return '';
      const found = isbnOf(raw ?? '', { typed: true });
      return 'isbn' in found ? found.isbn : new Fault(found.fault);
    },
  };
}

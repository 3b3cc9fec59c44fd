import { useDraft } from '@kashikari/web-kit';

const EMPTY = { text: '', location: '', max_days: '' };

/** Manages the ISBNs and the values of all books, stored on the device until the books are imported. */
export function useIsbnDraft() {
  return useDraft(EMPTY, { as: 'isbn_import' });
}

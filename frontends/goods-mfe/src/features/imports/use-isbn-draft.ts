import { useDraft } from '@kashikari/web-kit';

const EMPTY = { text: '', location: '', max_days: '' };

/** ISBNs and what holds for all books, kept on the device until the books are imported. */
export function useIsbnDraft() {
  return useDraft(EMPTY, { as: 'isbn_import' });
}

import { Note, useTranslation } from '@kashikari/web-kit';
import type { ImportView } from '../api/imports';

/** The source of book titles, or a note that no book catalog is set up. */
export function BookCredit({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  if (of.kind === 'goods_edit' || !of.columns.includes('isbn')) return null;
  if (of.book_credits.length > 0)
    return <p className="meta">{t('book.credit', { source: of.book_credits.join('・') })}</p>;
  return of.kind === 'isbn' ? <Note tone="warning">{t('import.isbn.noSource')}</Note> : null;
}

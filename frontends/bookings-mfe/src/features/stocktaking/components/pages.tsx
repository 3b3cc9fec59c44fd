import { Button, useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly page: number;
  readonly pages: number;
  onPage(page: number): void;
}

/** The pages of a long table; nothing where there is one. */
export function Pages({ page, pages, onPage }: Props) {
  const { t } = useTranslation('bookings');
  if (pages <= 1) return null;
  return (
    <nav className="row sp stpages" aria-label={t('stock.pages')}>
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('stock.pageBefore')}
      </Button>
      <span className="meta" role="status">
        {t('stock.pageOf', { page, pages })}
      </span>
      <Button small disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('stock.pageAfter')}
      </Button>
    </nav>
  );
}

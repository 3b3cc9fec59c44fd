import { Button, ListRow, Picture, useTranslation } from '@kashikari/web-kit';
import type { useReturnMany } from '../use-return-many';

/** The returned goods, each with an undo. */
export function ReturnMany({ returning }: { readonly returning: ReturnType<typeof useReturnMany> }) {
  const { t } = useTranslation('shell');
  const { rows, undo } = returning;
  if (rows.length === 0) return <p className="hint">{t('scan.many.returnHint')}</p>;
  return (
    <ul className="list">
      {rows.map((row) => (
        <li key={row.bookingId}>
          <ListRow
            leading={<Picture id={row.good.id} url={row.good.thumbnail_url} />}
            title={row.good.title}
            trailing={
              <Button small onClick={() => void undo(row)}>
                {t('scan.many.undo')}
              </Button>
            }
          >
            <span className="meta">
              {row.of > 1 ? t('scan.many.partBack', { back: row.back, of: row.of }) : t('scan.many.isBack')}
            </span>
          </ListRow>
        </li>
      ))}
    </ul>
  );
}

import { Glyph, Link, useTranslation } from '@kashikari/web-kit';
import type { Duplicate } from '../api/imports';

/** Rows that are skipped, each with what it is the same as. */
export function Duplicates({ of }: { readonly of: readonly Duplicate[] }) {
  const { t } = useTranslation('goods');
  return (
    <ul className="card list">
      {of.map(({ row, title, by, good_id: goodId, of_row: ofRow }) => (
        <li key={row} className="res">
          <span className="st part">
            <Glyph state="part" />
          </span>
          <div className="grow">
            {goodId ? <Link to={`/goods/${goodId}`}>{title}</Link> : <b>{title}</b>}
            <p className="meta">
              {t('import.row.title', { row })}・
              {ofRow === null ? t(`import.duplicate.${by}`) : t('import.duplicate.row', { row: ofRow })}
            </p>
          </div>
          <span className="meta">{t('import.duplicate.skipped')}</span>
        </li>
      ))}
    </ul>
  );
}

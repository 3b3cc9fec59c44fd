import { Glyph, type StateName, useTranslation } from '@kashikari/web-kit';
import type { CheckAnswer } from '../api/stocktaking-types';

/** The four sums over the table: matches, too few, too many, not counted. */
export function CheckFigures({ totals }: { readonly totals: CheckAnswer['totals'] }) {
  const { t } = useTranslation('bookings');
  const figures: readonly (readonly [StateName, string, number])[] = [
    ['free', t('stock.figure.match'), totals.match],
    ['part', t('stock.figure.short'), totals.short],
    ['mine', t('stock.figure.over'), totals.over + totals.unexpected],
    ['full', t('stock.figure.not_scanned'), totals.not_scanned],
  ];
  return (
    <dl className="card stfigs">
      {figures.map(([glyph, name, count]) => (
        <div key={name} className={`st ${glyph}`}>
          <dt>
            <Glyph state={glyph} />
            <span>{name}</span>
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

import { formatNumber, useLocale, useTranslation } from '@kashikari/web-kit';
import type { ImportView } from '../api/imports';

/** Four figures of an import: rows, ready ones, ones that are skipped, and faulty ones. */
export function Figures({ of }: { readonly of: ImportView }) {
  const { t } = useTranslation('goods');
  const locale = useLocale();
  const isEdit = of.kind === 'goods_edit';
  const figures: readonly (readonly [Figure, number])[] = [
    ['rows', of.rows],
    [isEdit ? 'changed' : 'ready', readyOf(of)],
    isEdit ? ['unchanged', of.unchanged] : ['duplicate', of.duplicate],
    ['faulty', of.faulty],
  ];
  return (
    <dl className="card imstats">
      {figures.map(([name, count]) => (
        <div key={name} className={name === 'faulty' && count > 0 ? 'bad' : undefined}>
          <dt>{t(`import.figures.${name}`)}</dt>
          <dd>{formatNumber(count, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = 'rows' | 'ready' | 'changed' | 'unchanged' | 'duplicate' | 'faulty';

/** Returns the number of rows to be written. */
export function readyOf(of: ImportView): number {
  return of.new + of.changed;
}

import { cellsOf, type LabelFormat } from '@kashikari/kernel';
import { useTranslation } from '@kashikari/web-kit';

interface Props {
  readonly sheet: LabelFormat;
  /** The number of the first cell, from 1. */
  readonly first: number;
  readonly count: number;
  onFirst(cell: number): void;
}

/** A sheet on which the first label is chosen by a tap: the labels before it are gone already. */
export function SheetCells({ sheet, first, count, onFirst }: Props) {
  const { t } = useTranslation('goods');
  const look = (cell: number) => {
    if (cell < first) return 'used';
    if (cell === first) return 'at';
    return cell < first + count ? 'fill' : '';
  };
  return (
    <div className="f">
      <div className="lbl">{t('labels.first')}</div>
      <div
        className="lb-cells"
        style={{ gridTemplateColumns: `repeat(${sheet.columns}, 1fr)` }}
        role="group"
        aria-label={t('labels.first')}
      >
        {Array.from({ length: cellsOf(sheet) }, (_none, place) => place + 1).map((cell) => (
          <button
            key={cell}
            type="button"
            className={look(cell)}
            aria-label={t('labels.from', { cell })}
            aria-pressed={cell === first}
            onClick={() => onFirst(cell)}
          >
            {cell === first && cell}
          </button>
        ))}
      </div>
      <p className="hint">{t('labels.firstHint', { cell: first })}</p>
    </div>
  );
}

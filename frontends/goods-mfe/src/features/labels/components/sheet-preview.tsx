import { cellAt, cellsOf, type LabelCodeKind, type LabelFormat, SHEET } from '@kashikari/kernel';
import { useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { LabelDrawing } from './label-drawing';

interface Props {
  readonly sheet: LabelFormat;
  readonly shift: { readonly offsetX: number; readonly offsetY: number; readonly spacing: number };
  readonly first: number;
  readonly code: LabelCodeKind;
  /** Labels of the first page. */
  readonly labels: readonly {
    readonly title: string;
    readonly lines: readonly { readonly text: string; readonly isTitle: boolean }[];
  }[];
  readonly pages: number;
  readonly children?: ReactNode;
}

/** The first page to scale. */
export function SheetPreview({ sheet, shift, first, code, labels, pages }: Props) {
  const { t } = useTranslation('goods');
  const cells = Array.from({ length: cellsOf(sheet) }, (_none, place) => cellAt(sheet, place, shift));
  return (
    <div className="lb-desk">
      <svg
        className="lb-paper"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        role="img"
        aria-label={t('labels.preview', { first })}
      >
        <defs>
          <pattern id="lb-used" width="4" height="4" patternUnits="userSpaceOnUse">
            <path d="M0 4L4 0" stroke="#d8d5d1" strokeWidth="0.3" />
          </pattern>
        </defs>
        {cells.map(({ x, y, width, height }, place) => (
          <rect
            key={place}
            {...{ x, y, width, height }}
            fill={place < first - 1 ? 'url(#lb-used)' : 'none'}
            stroke="#c9c5bf"
            strokeWidth="0.25"
            strokeDasharray="1 1"
          />
        ))}
        {labels.slice(0, cells.length - first + 1).map((label, at) => (
          <LabelDrawing key={at} cell={cells[first - 1 + at]!} sheet={sheet} code={code} {...label} />
        ))}
      </svg>
      <p className="meta">
        {t('labels.page', { count: pages, width: sheet.width.toFixed(1), height: sheet.height.toFixed(1) })}
      </p>
    </div>
  );
}

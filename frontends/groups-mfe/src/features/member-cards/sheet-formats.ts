/** A sheet of labels or cards on A4, as its maker gives it; millimetres. */
export interface SheetFormat {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** The distance from the upper and the left edge of the paper to the first card. */
  readonly top: number;
  readonly left: number;
  readonly gapX: number;
  readonly gapY: number;
}

const PAPER = { width: 210, height: 297 };

/** Centred on the paper, the gaps being what the labels need. */
function centred(
  columns: number,
  rows: number,
  width: number,
  height: number,
  gapX = 0,
  gapY = 0,
): SheetFormat {
  return {
    ...{ columns, rows, width, height, gapX, gapY },
    left: (PAPER.width - columns * width - (columns - 1) * gapX) / 2,
    top: (PAPER.height - rows * height - (rows - 1) * gapY) / 2,
  };
}

export const FORMATS = {
  business: centred(2, 5, 91, 55),
  twelve: centred(2, 6, 86.4, 42.3),
  twentyFour: centred(3, 8, 66, 33.9, 3),
} as const satisfies Record<string, SheetFormat>;

export type FormatName = keyof typeof FORMATS;

/** Returns the position of a card on the page, in millimeters from its upper left corner. */
export function placeOn(format: SheetFormat, at: number, spacing: number): { left: number; top: number } {
  const column = at % format.columns;
  const row = Math.floor(at / format.columns);
  return {
    left: format.left + column * (format.width + format.gapX),
    top: format.top + row * (format.height + format.gapY + spacing / 10),
  };
}

/** Cards by page. */
export function pagesOf<T>(cards: readonly T[], { columns, rows }: SheetFormat): T[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, page) =>
    cards.slice(page * each, (page + 1) * each),
  );
}

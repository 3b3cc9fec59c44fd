/** A4, millimetres; so is every length below. */
export const SHEET = { width: 210, height: 297 } as const;

/** Self-adhesive sheets: where their labels are, from the left upper corner of the sheet. */
export interface LabelFormat {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Distance from one label to the next; more than the label's size if there are gaps. */
  readonly pitchX: number;
  readonly pitchY: number;
}

const format = (
  [columns, rows]: readonly [number, number],
  [width, height]: readonly [number, number],
  [left, top]: readonly [number, number],
  [pitchX, pitchY]: readonly [number, number] = [width, height],
): LabelFormat => ({ columns, rows, width, height, left, top, pitchX, pitchY });

/** Formats by labels per sheet. `cards`: sheets of business cards. */
export const LABEL_FORMATS = {
  '24': format([3, 8], [66, 33.9], [6, 12.9]),
  '36': format([4, 9], [44, 26], [14, 15], [46, 30]),
  '44': format([4, 11], [48.3, 25.4], [8.4, 8.8]),
  '65': format([5, 13], [38.1, 21.2], [4.75, 10.92], [40.6, 21.2]),
  '95': format([5, 19], [35, 12], [13.5, 16.5], [37, 14]),
  cards: format([2, 5], [91, 55], [14, 11]),
} as const satisfies Record<string, LabelFormat>;

export type LabelFormatName = keyof typeof LABEL_FORMATS;

/** Codes that labels hold: a QR the address of a label's code, bars the management id. */
export const LABEL_CODES = ['qr', 'code128', 'nw7'] as const;
export type LabelCodeKind = (typeof LABEL_CODES)[number];

/** Characters of NW-7 between its start and stop, and printable ASCII: what readers send as keys. */
const WRITABLE = { nw7: /^[0-9$:/.+-]+$/, code128: /^[\x20-\x7e]+$/ } as const;

/** The text that bars hold, in half width; undefined where they cannot. */
export function barText(code: 'code128' | 'nw7', managementId: string): string | undefined {
  const text = managementId.normalize('NFKC');
  return WRITABLE[code].test(text) ? text : undefined;
}

/** Correction for a printer. */
export interface LabelShift {
  /** Shift to the right, mm. */
  readonly offsetX: number;
  /** Downwards, mm. */
  readonly offsetY: number;
  /** Added to the distance of two rows, tenths of a millimetre, -10 to 10. */
  readonly spacing: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Labels on a sheet. */
export const cellsOf = ({ columns, rows }: LabelFormat): number => columns * rows;

/** The label at a place of its sheet, counted from 0 along the rows. */
export function cellAt(sheet: LabelFormat, place: number, { offsetX, offsetY, spacing }: LabelShift): Box {
  const [column, row] = [place % sheet.columns, Math.floor(place / sheet.columns)];
  return {
    x: sheet.left + column * sheet.pitchX + offsetX,
    y: sheet.top + row * (sheet.pitchY + spacing / 10) + offsetY,
    width: sheet.width,
    height: sheet.height,
  };
}

/** Distance between a label's edge and its print, mm. */
const MARGIN = 2;

/** A narrower module is not read from every printer. */
export const MIN_MODULE = 0.25;

/**
 * The QR on a label, from the label's corner, and the text beside it.
 * @param modules along one side, without the quiet zone
 */
export function qrLayout({ width, height }: LabelFormat, modules: number): { code: Box; text: Box } {
  const side = Math.max(MIN_MODULE * modules, Math.min(height - 2 * MARGIN, width * 0.34));
  const x = MARGIN + 0.5;
  const left = x + side + MARGIN;
  return {
    code: { x, y: (height - side) / 2, width: side, height: side },
    text: { x: left, y: 1, width: width - left - 1, height: height - 2 },
  };
}

/** Modules that stay white on either side of bars (ISO/IEC 15417: 10). */
export const QUIET_MODULES = 10;

/**
 * Bars on a label, from the label's corner, and the text below them; undefined where they do not fit.
 * @param modules of all bars and gaps, without the quiet zones
 */
export function barLayout(
  { width, height }: LabelFormat,
  modules: number,
): { code: Box; text: Box } | undefined {
  const room = width - 1;
  const module = Math.min(0.5, room / (modules + 2 * QUIET_MODULES));
  if (module < MIN_MODULE) return undefined;
  const [wide, high] = [module * modules, Math.min(18, height * 0.45)];
  const top = Math.min(MARGIN, height * 0.1);
  return {
    code: { x: (width - wide) / 2, y: top, width: wide, height: high },
    text: { x: 1, y: top + high + 0.5, width: width - 2, height: height - top - high - 1 },
  };
}

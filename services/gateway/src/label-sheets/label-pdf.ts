import {
  cellAt,
  cellsOf,
  LABEL_FORMATS,
  SHEET,
  type Box,
  type LabelCodeKind,
  type LabelFormatName,
  type LabelShift,
} from '@kashikari/kernel';
import { drawCode, type LabelContent } from './label-code';
import { drawLines, type Typesetter } from './label-text';
import { addPage, newPdf } from './pdf-page';

/** The text of a label in the order from top to bottom; `title` is set larger. */
export interface Label extends LabelContent {
  readonly lines: readonly { readonly text: string; readonly isTitle: boolean }[];
}

/** A print job; copies are the same label again. */
export interface LabelJob extends LabelShift {
  readonly labels: readonly Label[];
  readonly format: LabelFormatName;
  /** Number of the first cell to print, from 1. */
  readonly firstCell: number;
  readonly code: LabelCodeKind;
  /** A page with the outlines of the labels and millimetres instead of labels. */
  readonly ruler: boolean;
}

/** Draws labels as vectors. @throws DomainError `label.charset` or `label.too_long`, naming a good */
export async function labelPdf(job: LabelJob): Promise<Uint8Array> {
  const pdf = await newPdf();
  const pages = job.ruler ? [ruler(job, pdf.type)] : sheets(job, pdf.type);
  for (const content of pages) addPage(pdf, SHEET, content);
  return pdf.document.save();
}

/** Operators of each page. Copies of a label share their operators. */
function sheets(job: LabelJob, type: Typesetter): string[] {
  const sheet = LABEL_FORMATS[job.format];
  const cells = cellsOf(sheet);
  const drawn = new Map<Label, string>();
  const pages: string[] = [];
  job.labels.forEach((label, number) => {
    const place = job.firstCell - 1 + number;
    const { x, y } = cellAt(sheet, place % cells, job);
    const page = Math.floor(place / cells);
    const operators = drawn.get(label) ?? drawLabel(job, label, type);
    drawn.set(label, operators);
    pages[page] = `${pages[page] ?? ''}q 1 0 0 1 ${x.toFixed(3)} ${y.toFixed(3)} cm\n${operators}Q\n`;
  });
  return pages;
}

function drawLabel({ format, code }: LabelJob, label: Label, type: Typesetter): string {
  const drawn = drawCode(code, LABEL_FORMATS[format], label);
  const { x, y, width, height } = drawn.code;
  const modules = [width / drawn.columns, 0, 0, height / drawn.rows, x, y].map((part) => part.toFixed(5));
  const dark = `q ${modules.join(' ')} cm\n${fillBoxes(drawn.dark)}Q\n`;
  return dark + drawLines(type, drawn.text, label.lines);
}

/** Outlines of all labels and a millimetre scale on two edges: printed on plain paper and held against the sheet. */
function ruler(job: LabelJob, type: Typesetter): string {
  const sheet = LABEL_FORMATS[job.format];
  const outlines = Array.from({ length: cellsOf(sheet) }, (_none, place) =>
    rectangle(cellAt(sheet, place, job)),
  );
  const long = (mm: number) => (mm % 10 === 0 ? 4 : mm % 5 === 0 ? 3 : 2);
  const marks = (length: number) => Array.from({ length: length + 1 }, (_none, mm) => mm);
  const numbers = (length: number) => marks(length).filter((mm) => mm % 10 === 0 && mm > 0);
  return [
    `0.1 w ${outlines.join('')}S\n`,
    fillBoxes([
      ...marks(SHEET.width).map((mm) => ({ x: mm - 0.05, y: 0, width: 0.1, height: long(mm) })),
      ...marks(SHEET.height).map((mm) => ({ x: 0, y: mm - 0.05, width: long(mm), height: 0.1 })),
    ]),
    ...numbers(SHEET.width).map((mm) => type.draw(String(mm), 1.8, mm + 0.4, 6)),
    ...numbers(SHEET.height).map((mm) => type.draw(String(mm), 1.8, 5, mm - 0.4)),
  ].join('');
}

/** One path, so that neighbours have no white hair between them. */
const fillBoxes = (boxes: readonly Box[]): string => `${boxes.map(rectangle).join('')}f\n`;

const rectangle = ({ x, y, width, height }: Box): string =>
  `${[x, y, width, height].map(short).join(' ')} re\n`;

/** PDF has no exponents. */
const short = (length: number): string => (Number.isInteger(length) ? String(length) : length.toFixed(3));

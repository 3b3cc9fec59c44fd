import { refused, type Refusal } from '@kashikari/kernel';
import { encodingOf, type CsvEncoding } from '../sheets/csv-sheet';
import { isWorkbook, readSheet } from '../sheets/read-sheet';
import { GOODS_SHEET } from '../sheets/table';

/** Headings of a sheet of goods, with the fields to which they map. */
export interface SheetColumns {
  /** Fields by their headings, in small letters and half width. */
  readonly fieldOf: ReadonlyMap<string, string>;
  /** One of these is needed: otherwise no row says which good it is. */
  readonly needed: readonly string[];
  /** Passed over. */
  readonly readOnly: readonly string[];
}

export interface GoodSheet {
  /** Names of fields, in the order of the sheet. */
  readonly columns: readonly string[];
  readonly rows: readonly SheetGood[];
  /** Null for a workbook. */
  readonly encoding: CsvEncoding | null;
}

export interface SheetGood {
  /** Line in the sheet; the heading is line 1. */
  readonly row: number;
  /** Cells that hold something, by column. */
  readonly cells: Readonly<Record<string, string>>;
  /** Faults of the row that were found before its cells were read. */
  readonly faults: readonly Refusal[];
}

interface SheetToRead {
  readonly file: Uint8Array;
  readonly columns: SheetColumns;
  readonly encoding?: CsvEncoding | undefined;
  /** True for pasted text. */
  readonly pasted?: boolean;
}

/**
 * The rows of a sheet of goods. Cells are read by catalog.
 * @throws DomainError `import.columns`, `import.not_csv`, `sheet.quote` or `file.too_complex`
 */
export async function readGoodSheet({
  file,
  columns: known,
  encoding,
  pasted,
}: SheetToRead): Promise<GoodSheet> {
  const isText = !isWorkbook(file);
  const options = { encoding, tabs: true };
  if (isText && looksBinary(file)) throw refused('import.not_csv', undefined, 'file');
  const sheet = await readSheet(file, GOODS_SHEET, 'import.not_csv', options);
  const named = sheet.columns.map((heading) => ({ heading, field: known.fieldOf.get(heading) }));
  refuseColumns(named, known);
  const fields = new Map(named.map(({ heading, field = '' }) => [heading, field]));
  const columns = [...fields.values()].filter((field) => !known.readOnly.includes(field));
  const rows = sheet.rows.map(({ line, cells }) => ({
    row: line,
    cells: filled(cells, fields, columns),
    faults: [],
  }));
  const strays = sheet.faults.map(({ line, ...fault }) => ({ row: line, cells: {}, faults: [fault] }));
  return {
    columns,
    rows: [...rows, ...strays].sort((a, b) => a.row - b.row),
    encoding: isText && !pasted ? (encoding ?? encodingOf(file)) : null,
  };
}

function filled(
  cells: Readonly<Record<string, string>>,
  fields: ReadonlyMap<string, string>,
  columns: readonly string[],
): Record<string, string> {
  const named = Object.entries(cells).map(([heading, value]) => [fields.get(heading) ?? '', value] as const);
  return Object.fromEntries(named.filter(([field, value]) => value !== '' && columns.includes(field)));
}

/** Pictures, PDFs and the like have NUL, which no text has. */
function looksBinary(file: Uint8Array): boolean {
  return file.subarray(0, 4_096).includes(0) || file.length === 0;
}

function refuseColumns(
  named: readonly { readonly heading: string; readonly field: string | undefined }[],
  { needed }: SheetColumns,
): void {
  const fields = named.map(({ field }) => field);
  const wrong = named.filter(({ field }, at) => field === undefined || fields.indexOf(field) !== at);
  if (wrong.length === 0 && fields.some((field) => field !== undefined && needed.includes(field))) return;
  throw refused(
    'import.columns',
    { needed: [...needed], unknown: wrong.map(({ heading }) => heading.slice(0, 50)).join(', ') || '–' },
    'file',
  );
}

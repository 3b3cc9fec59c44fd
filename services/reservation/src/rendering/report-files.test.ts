import { LOCALES } from '@kashikari/kernel';
import { openXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { UsageRow } from '../domain/usage-report/usage-row';
import { ReportFiles } from './report-files';

const files = new ReportFiles();

/** Texts that a spreadsheet would run, and some that it must not change. */
const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '<b>&"x"</b>',
  'あ"い,う',
  '0012',
  'a\u0001b',
  '😀',
];

const row = (title: string, more: Partial<UsageRow> = {}): UsageRow => ({
  ...{ day: '2027-01-05', title, managementId: 'K-1', units: 2, borrower: 'Hana' },
  ...{ start: '2027-01-04', end: '2027-01-05 17:45', handedOver: null, returned: '2027-01-06 09:30' },
  ...{ state: 'returned', late: true, bookingId: '019b9e4c-0000-7000-8000-000000000001', ...more },
});

async function fileOf(rows: UsageRow[], format: 'xlsx' | 'csv', locale: (typeof LOCALES)[number] = 'en') {
  const parts: Uint8Array[] = [];

  const source = (async function* () {
    yield rows.slice(0, 1);
    yield rows.slice(1);
  })();
  for await (const part of files.write(source, format, locale)) parts.push(part);
  return Buffer.concat(parts);
}

async function cellsOf(file: Buffer) {
  const cells: unknown[][] = [];
  for await (const { values } of streamXlsxRows(file)) cells.push(values);
  return cells;
}

describe('the file of a usage report', () => {
  it('has real numbers, days and times in XLSX, below a frozen heading', async () => {
    const file = await fileOf([row('Camera')], 'xlsx');
    const [heads, cells] = await cellsOf(file);
    expect(heads).toEqual([
      ...['Day', 'Item', 'Management number', 'Units out', 'Borrower', 'From', 'Until'],
      ...['Handed over', 'Returned', 'Status', 'Late', 'Booking number'],
    ]);
    const at = (time: string) => new Date(`${time}Z`);
    expect(cells).toEqual([
      ...[at('2027-01-05T00:00'), 'Camera', 'K-1', 2, 'Hana', at('2027-01-04T00:00'), at('2027-01-05T17:45')],
      ...[null, at('2027-01-06T09:30'), 'Returned', 'Yes', '019b9e4c-0000-7000-8000-000000000001'],
    ]);
    const { sheets } = await openXlsx(file);
    expect(sheets[0]).toMatchObject({ name: 'Usage', freezePane: { rows: 1 } });
  });

  it('has a byte order mark and line ends of Windows in CSV', async () => {
    const text = (await fileOf([row('Camera')], 'csv')).toString();
    expect(text).toBe(
      '\uFEFFDay,Item,Management number,Units out,Borrower,From,Until,Handed over,Returned,Status,Late,Booking number\r\n' +
        '2027-01-05,Camera,K-1,2,Hana,2027-01-04,2027-01-05 17:45,,2027-01-06 09:30,Returned,Yes,019b9e4c-0000-7000-8000-000000000001\r\n',
    );
  });

  it('has no formula in XLSX, and texts as they are', async () => {
    const file = await fileOf(
      HOSTILE.map((text) => row(text, { borrower: text })),
      'xlsx',
    );
    const cells = await cellsOf(file);
    const texts = HOSTILE.map((text) => text.replace('\u0001', ''));
    expect(cells.slice(1).map(([, title]) => String(title).replace('\u0001', ''))).toEqual(texts);
    const { sheets } = await openXlsx(file);
    for (const cell of sheets[0]?.cells?.values() ?? []) expect(cell.formula).toBeUndefined();
  });

  it('has formulas disarmed in CSV', async () => {
    const text = (
      await fileOf(
        HOSTILE.slice(0, 6).map((title) => row(title)),
        'csv',
      )
    ).toString();
    const titles = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1]);
    for (const title of titles) expect(title).toMatch(/^"?'/);
  });

  it.each(LOCALES)('has headings, states and a sheet in %s', async (locale) => {
    const states = (['out', 'overdue', 'awaiting_receipt', 'returned'] as const).map((state) =>
      row('x', { state }),
    );
    const cells = await cellsOf(await fileOf(states, 'xlsx', locale));
    expect(new Set(cells[0]).size).toBe(12);
    expect(new Set(cells.slice(1).map((line) => line[9])).size).toBe(4);
  });
});

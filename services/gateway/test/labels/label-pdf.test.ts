import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInTurn, LONG } from '../../../../packages/platform/src/testing/budget';
import { labelPdf, type LabelJob } from '../../src/label-sheets/label-pdf';

/** Columns and rows, label, left and top, pitch, millimetres: the sheets as their makers describe them. */
const SHEETS = {
  '24': [3, 8, 66, 33.9, 6, 12.9, 66, 33.9],
  '36': [4, 9, 44, 26, 14, 15, 46, 30],
  '44': [4, 11, 48.3, 25.4, 8.4, 8.8, 48.3, 25.4],
  '65': [5, 13, 38.1, 21.2, 4.75, 10.92, 40.6, 21.2],
  '95': [5, 19, 35, 12, 13.5, 16.5, 37, 14],
  cards: [2, 5, 91, 55, 14, 11, 91, 55],
} as const;
type Format = keyof typeof SHEETS;
const FORMATS = Object.keys(SHEETS) as Format[];

interface LabelPdfContent {
  readonly pages: number;
  readonly read: readonly { readonly text: string; readonly x: number; readonly y: number }[];
  readonly written: readonly { readonly text: string; readonly x: number; readonly width: number }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-labels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const url = (number: number) => `https://lend.example.jp/q/ABCDEFGH${String(2222 + number)}`;

/** Labels on a sheet from a cell to its last one. */
function jobOf(format: Format, more: Partial<LabelJob> = {}, labels?: number): LabelJob {
  const [columns, rows] = SHEETS[format];
  const firstCell = more.firstCell ?? 1;
  return {
    labels: Array.from({ length: labels ?? columns * rows - firstCell + 1 }, (_none, number) => ({
      title: '三脚',
      managementId: String(100 + number),
      url: url(number),
      lines: [
        { text: 'さくら保育園 備品室', isTitle: false },
        { text: 'ワンタッチテント 2.5m（髙さ・幅）', isTitle: true },
        { text: `TRI-${number}`, isTitle: false },
      ],
    })),
    ...{ format, firstCell, code: 'qr', ruler: false, offsetX: 0, offsetY: 0, spacing: 0 },
    ...more,
  };
}

/** @param from top of the strip that is read, millimetres */
async function decoded(jobs: readonly LabelJob[], from: (job: LabelJob) => number = () => 0) {
  const sheets: object[] = [];
  for (const job of jobs) {
    const file = path.join(folder, `${sheets.length}.pdf`);
    writeFileSync(file, await labelPdf(job));
    sheets.push({ file, top: Math.max(0, from(job)), bottom: 297 });
  }
  const script = path.join(__dirname, 'decode-labels.mjs');
  const printed = execFileSync(process.execPath, [script, JSON.stringify(sheets)], { encoding: 'utf8' });
  return JSON.parse(printed) as LabelPdfContent[];
}

const held = ({ code }: LabelJob, { url: address, managementId }: LabelJob['labels'][number]) =>
  code === 'qr' ? address : code === 'nw7' ? `A${managementId}A` : managementId;

/** Codes that are more than 0.3 mm from the middle of their label: of its height for a QR, of its width for bars. */
function misplaced(job: LabelJob, { read }: LabelPdfContent): string[] {
  const [columns, , width, height, left, top, pitchX, pitchY] = SHEETS[job.format];
  return read.flatMap(({ text, x, y }) => {
    const place = job.firstCell - 1 + job.labels.findIndex((label) => held(job, label) === text);
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const right = x - left - column * pitchX - job.offsetX;
    const down = y - top - row * (pitchY + job.spacing / 10) - job.offsetY;
    const off = job.code === 'qr' ? down - height / 2 : right - width / 2;
    const isInside = right > 0 && right < width && down > 0 && down < height;
    return isInside && Math.abs(off) <= 0.3 ? [] : [`${text}: ${right.toFixed(2)}, ${down.toFixed(2)}`];
  });
}

/** The first cell of the last row, where spacings add up; of the whole sheet in the long run. */
const firstCell = (format: Format) => (LONG ? 1 : SHEETS[format][0] * (SHEETS[format][1] - 1) + 1);

const SPACINGS = [-10, 10, 0] as const;

test.each(['qr', 'code128', 'nw7'] as const)(
  'every %s of every sheet is read, in the middle of its label at any spacing',
  async (code) => {
    const jobs = FORMATS.flatMap((format, at) =>
      SPACINGS.filter((_spacing, place) => isInTurn(place + at, SPACINGS.length)).map((spacing) =>
        jobOf(format, { code, spacing, firstCell: firstCell(format) }),
      ),
    );
    const lastRow = ({ format, spacing }: LabelJob) => {
      const [, rows, , , , top, , pitch] = SHEETS[format];
      return top + (rows - 1) * (pitch + spacing / 10) - 2;
    };
    const sheets = await decoded(jobs, LONG ? undefined : lastRow);
    for (const [at, job] of jobs.entries()) {
      const sheet = sheets[at]!;
      const texts = sheet.read.map(({ text }) => text).sort();
      const wanted = job.labels.map((label) => held(job, label)).sort();
      const misses = misplaced(job, sheet);
      expect({ format: job.format, pages: sheet.pages, texts, misses }).toEqual({
        ...{ format: job.format, pages: 1, texts: wanted, misses: [] },
      });
    }
  },
  180_000,
);

test('labels continue on the next sheet and are moved by the offset', async () => {
  const job = jobOf('24', { firstCell: 23, offsetX: 2, offsetY: -1 }, 4);
  const [sheet] = await decoded([job], () => 240);
  expect([sheet!.pages, sheet!.read.length, misplaced(job, sheet!)]).toEqual([2, 2, []]);
});

test('a long title is cut at the edge of its label, and a missing glyph is a geta', async () => {
  const titles = ['備品'.repeat(60), 'W'.repeat(200), '🎪テント'];
  const labels = jobOf('95', {}, 3).labels.map((label, at) => ({
    ...label,
    lines: [{ text: titles[at]!, isTitle: true }],
  }));
  const [sheet] = await decoded([jobOf('95', { labels })], () => 280);
  const written = sheet!.written.filter(({ text }) => text.trim() !== '');
  expect(written.map(({ text }) => text[0])).toEqual(['備', 'W', '〓']);
  written.forEach(({ x, width }, column) => expect(x + width).toBeLessThan(13.5 + column * 37 + 35));
  expect(written[0]!.text).toMatch(/^(備品)+備?…$/);
});

test('a number that the bars cannot hold is refused with its good', async () => {
  const withId = (managementId: string, code: LabelJob['code'], format: Format = '24') => {
    const [label] = jobOf(format, {}, 1).labels;
    return labelPdf(jobOf(format, { code, labels: [{ ...label!, managementId }] }));
  };
  const refusal = (code: string, id: string) => ({
    refusal: { code, field: 'good_ids', params: { title: '三脚', management_id: id } },
  });
  await expect(withId('三脚-①', 'nw7')).rejects.toMatchObject(refusal('label.charset', '三脚-①'));
  await expect(withId('CAM-001', 'nw7')).rejects.toMatchObject(refusal('label.charset', 'CAM-001'));
  await expect(withId('', 'code128')).rejects.toMatchObject(refusal('label.charset', ''));
  await expect(withId('カメラ', 'code128')).rejects.toMatchObject(refusal('label.charset', 'カメラ'));
  const long = 'CAMERA-000001-LONG';
  await expect(withId(long, 'code128', '95')).rejects.toMatchObject(refusal('label.too_long', long));
  await expect(withId('ＣＡＭ-001', 'code128')).resolves.toBeInstanceOf(Uint8Array);
});

test('a ruler is one page', async () => {
  const [sheet] = await decoded([jobOf('65', { ruler: true })], () => 290);
  expect([sheet!.pages, sheet!.read]).toEqual([1, []]);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@kashikari/kernel';
import { documentPdf } from '../../src/label-sheets/document-pdf';
import type { Document } from '../../src/payments/document.schema';

interface Page {
  readonly pages: number;
  readonly written: readonly { readonly text: string; readonly x: number; readonly width: number }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ID = '00000000-0000-7000-8000-0000000000a1';

const lineOf = (more: Partial<Document['lines'][number]> = {}): Document['lines'][number] => ({
  ...{ kind: 'day', title: 'カメラ', count: 5, quantity: 2, unit_price: 500, amount: 5_000, untaxed: false },
  ...{ from: '2027-01-10', to: '2027-01-14', ...more },
});

const documentOf = (more: Partial<Document> = {}): Document => ({
  ...{ id: ID, kind: 'invoice', number: '2027-12', issued_on: '2027-01-02', paid_on: '2027-01-01' },
  ...{ issuer_id: ID, issuer_name: 'ひまわり会', registration_number: 'T7010705000725', recipient_id: ID },
  ...{ recipient_name: 'さくら保育園', lines: [lineOf()], total: 5_000 },
  ...{ taxes: [{ percent: 10, total: 5_000, tax: 454 }], payment_id: ID, booking_id: ID, method: 'card' },
  ...{ corrects: null, copy: false, ...more },
});

/** The first page as a reader of PDF sees it. */
async function pageOf(document: Document, locale: Locale = 'ja'): Promise<Page> {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, await documentPdf({ document, locale }));
  const script = path.join(__dirname, '../labels/decode-labels.mjs');
  const sheets = JSON.stringify([{ file, top: 290, bottom: 297 }]);
  const printed = execFileSync(process.execPath, [script, sheets], { encoding: 'utf8' });
  return (JSON.parse(printed) as Page[])[0]!;
}

const textOf = ({ written }: Page): string => written.map(({ text }) => text).join('\n');

test('an invoice says who was paid, by whom, for what, when, and the tax of each rate', async () => {
  const page = await pageOf(documentOf());
  const text = textOf(page);
  expect(page.pages).toBe(1);
  for (const part of [
    ...['適格請求書 兼 領収書', '番号 2027-12', '発行日 2027-01-02', '取引日 2027-01-01', 'さくら保育園 様'],
    ...['ひまわり会', '登録番号 T7010705000725', '領収金額 ¥5,000 (税込)', 'カメラ 利用料', '5 日 × 2'],
    ...['¥500', '2027-01-10〜2027-01-14', '10％対象', '(うち消費税 ¥454)', '支払方法: カード', ID],
  ])
    expect(text.replaceAll(/ +/g, ' ')).toContain(part);
  expect(text).not.toContain('再発行');
});

test('amounts end at the same edge', async () => {
  const lines = [lineOf(), lineOf({ kind: 'minimum', amount: 45, unit_price: 45, count: 1, quantity: 1 })];
  const { written } = await pageOf(documentOf({ lines, total: 5_045 }));
  const edges = written
    .filter(({ text }) => text === '¥5,000' || text === '¥45')
    .map(({ x, width }) => Math.round((x + width) * 10) / 10)
    .filter((edge) => edge > 160);
  expect(edges.length).toBeGreaterThanOrEqual(2);
  expect(new Set(edges)).toEqual(new Set([190]));
});

test('is in English for readers of English, and in Japanese for readers of kana', async () => {
  const english = textOf(await pageOf(documentOf({ copy: true, method: 'bank' }), 'en'));
  for (const part of ['Invoice and receipt', 'Copy', 'Registration number', 'Bank transfer', '5 days × 2'])
    expect(english).toContain(part);
  expect(textOf(await pageOf(documentOf(), 'ja-Hira'))).toContain('適格請求書');
});

test('a receipt has no number, a copy says so, and a return names what it corrects', async () => {
  const receipt = textOf(
    await pageOf(documentOf({ kind: 'receipt', registration_number: null, copy: true })),
  );
  expect(receipt).toContain('領収書');
  expect(receipt).toContain('再発行');
  expect(receipt).not.toContain('登録番号');
  const kept = lineOf({ kind: 'kept', amount: -500, untaxed: true, count: 0, unit_price: 0 });
  const returned = documentOf({ kind: 'return', corrects: '2027-11', lines: [lineOf(), kept], total: 4_500 });
  const text = textOf(await pageOf(returned));
  for (const part of ['適格返還請求書', '2027-11 の訂正', '返金額', 'キャンセル料 (対象外)', '-¥500'])
    expect(text).toContain(part);
  const bare = textOf(await pageOf({ ...returned, registration_number: null }));
  expect(bare).toContain('返金書');
});

test('more lines than a page has continue on the next one, and a long name is cut', async () => {
  const title = '長い名前の備品'.repeat(20);
  const page = await pageOf(documentOf({ lines: Array.from({ length: 40 }, () => lineOf({ title })) }));
  expect(page.pages).toBeGreaterThan(1);
  const cut = page.written.filter(({ text }) => text.startsWith('長い名前'));
  expect(cut.length).toBeGreaterThan(5);
  for (const { x, width } of cut) expect(x + width).toBeLessThan(110);
});

test('a kind of line and a method that this release does not know are printed as they are', async () => {
  const text = textOf(await pageOf(documentOf({ lines: [lineOf({ kind: 'new_kind' })], method: 'new_way' })));
  expect(text).toContain('new_kind');
  expect(text).toContain('new_way');
});

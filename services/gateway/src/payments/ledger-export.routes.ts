import type { sales } from '@kashikari/contracts';
import type { Call, Locale } from '@kashikari/kernel';
import { z } from 'zod';
import type { Services } from '../clients/services';
import { csvOf } from '../mappers/csv';
import { localTime } from '../mappers/local-time';
import { route } from '../rest/request-context';
import { COLUMNS, wordsFor, type Column } from './ledger-export.words';
import { salesRange } from './sales-range';
import { ledgerQuery } from './sales.schema';

/** Number of entries fetched at once. */
const PIECE = 1_000;

const exported = route(
  {
    method: 'get',
    path: '/ledger/export',
    operationId: 'exportLedger',
    tag: 'Payments',
    summary: 'Export the caller’s ledger as CSV',
    description:
      'Every entry of the caller’s accounts in a range of up to five years, the earliest first; for the owner alone. ' +
      'Debits are positive. UTF-8 with BOM and CRLF line endings, headings in the caller’s language, times in `time_zone`. ' +
      'Texts that a spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.',
    auth: 'required',
    query: ledgerQuery,
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'Time,Event,…\r\n' }),
      mediaType: 'text/csv',
    },
    refuses: ['forbidden', 'validation.range'],
  },
  async ({ query, call, services }) => {
    const range = salesRange(query, call.now);
    // Fetched before the first line is sent, so that a refusal has its own status.
    const first = await pieceOf(range, '', call, services);
    const { file, heads } = wordsFor(call.locale);
    const columns = COLUMNS.map((key) => ({ key, header: heads[key] }));
    const lines = linesOf(first, query.time_zone, range, call, services);
    return { stream: csvOf(lines, columns), fileName: `${file}.csv` };
  },
);

export const ledgerExportRoutes = [exported];

type Range = ReturnType<typeof salesRange>;

async function pieceOf(
  range: Range,
  afterId: string,
  call: Call,
  services: Services,
): Promise<readonly sales.LedgerEntry[]> {
  return (await services.sales.listEntries({ ...range, afterId, limit: PIECE }, call)).entries;
}

/** Yields lines, and fetches the next part when the reader has consumed the last. */
async function* linesOf(
  first: readonly sales.LedgerEntry[],
  zone: string,
  range: Range,
  call: Call,
  services: Services,
) {
  for (let piece = first; ;) {
    for (const entry of piece) yield toLine(entry, zone, call.locale);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    piece = await pieceOf(range, last.id, call, services);
  }
}

function toLine(entry: sales.LedgerEntry, zone: string, locale: Locale): Record<Column, string | number> {
  const { kinds, accounts, untaxed } = wordsFor(locale);
  const { id, at, kind, account, amount, taxCode, paymentId, bookingId, title } = entry;
  return {
    at: at ? localTime(at, zone) : '',
    kind: kinds[kind] ?? kind,
    account: accounts[account] ?? account,
    amount,
    tax: taxCode === 'out' ? untaxed : taxCode && `${taxCode}%`,
    ...{ title, booking: bookingId, payment: paymentId, entry: id },
  };
}

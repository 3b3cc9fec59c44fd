import { relatedUsers } from '../users/related-users';
import { z } from 'zod';
import { csvOf } from '../mappers/csv';
import { route } from '../rest/request-context';
import { columnsIn, toLine } from './payment-export.mapper';
import { wordsFor } from './payment-export.words';
import { toFilter } from './payment.mapper';
import { paymentsMeant } from './payment.schema';
import type { Services } from '../clients/services';
import type { payments } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

/** Number of payments fetched at once. */
const PIECE = 100;

const exported = route(
  {
    method: 'get',
    path: '/payments/export',
    operationId: 'exportPayments',
    tag: 'Payments',
    summary: 'Export payments as CSV',
    description:
      'The caller’s payments, or those for goods that the caller owns or manages, newest first, with the same filters ' +
      'as the list. UTF-8 with BOM and CRLF line endings. Column headings are in the caller’s language, times in the ' +
      'lender’s time zone, amounts in yen with tax included. Texts that a spreadsheet would interpret as formulas are ' +
      'prefixed with an apostrophe. The response is streamed.',
    auth: 'required',
    query: paymentsMeant,
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'Payment number,Created,…\r\n' }),
      mediaType: 'text/csv',
    },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const filter = await toFilter(query, services, call);
    // Fetched before the first line is sent, so that a refusal has its own status.
    const first = await pieceOf(filter, call, services);
    const stream = csvOf(linesOf(first, filter, call, services), columnsIn(call.locale));
    return { stream, fileName: `${wordsFor(call.locale).file}.csv` };
  },
);

export const paymentExportRoutes = [exported];

type Filter = Awaited<ReturnType<typeof toFilter>>;

async function pieceOf(filter: Filter, call: Call, services: Services): Promise<payments.Payment[]> {
  const page = { page: 1, perPage: PIECE };
  return (await services.payments.listPayments({ ...filter, page }, call)).payments;
}

/**
 * Yields lines, and fetches the next part when the reader has consumed the last, so that no more than one is in memory.
 */
async function* linesOf(first: readonly payments.Payment[], filter: Filter, call: Call, services: Services) {
  for (let piece = first; ;) {
    const ids = piece.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
    const users = await relatedUsers(services, ids, call);
    const names = new Map(users.map(({ id, name }) => [id, name]));
    for (const payment of piece) yield toLine(payment, names, call.locale);
    const last = piece.at(-1);
    if (!last || piece.length < PIECE) return;
    piece = await pieceOf({ ...filter, afterId: last.id }, call, services);
  }
}

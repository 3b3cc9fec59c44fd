import { z } from 'zod';
import { bookingFilter } from './booking-filter.schema';
import { columnsIn, toLine } from './booking-export.mapper';
import { wordsFor } from './booking-export.words';
import { toFilter } from './booking-filter.mapper';
import { groupIdOf } from '../groups/group-id';
import { route } from '../rest/request-context';
import { csvOf } from '../mappers/csv';
import type { Services } from '../clients/services';
import type { reservation } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

const exported = route(
  {
    method: 'get',
    path: '/bookings/export',
    operationId: 'exportBookings',
    tag: 'Bookings',
    summary: 'Export bookings as CSV',
    description:
      'The bookings that the caller may know by name, newest first, with the same filters as the list. UTF-8 with BOM and CRLF line endings. ' +
      'Column headings are in the caller’s language, days and times in the lender’s time zone. Texts that a ' +
      'spreadsheet would interpret as formulas are prefixed with an apostrophe. The response is streamed.',
    auth: 'required',
    query: z.object(bookingFilter),
    answer: {
      status: 200,
      description: 'The file.',
      body: z.string().meta({ example: 'Booking number,Good,…\r\n' }),
      mediaType: 'text/csv',
    },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const groupId = await groupIdOf(query.group_id, services, call);
    const filter = { ...toFilter(query, groupId), page: undefined };
    // Fetched before the first line is sent, so that a refusal has its own status.
    const first = await services.bookings.exportBookings({ filter, beforeId: '' }, call);
    const stream = csvOf(linesOf(first, filter, call, services), columnsIn(call.locale));
    return { stream, fileName: `${wordsFor(call.locale).file}.csv` };
  },
);

export const bookingExportRoutes = [exported];

/**
 * Yields lines, and fetches the next part when the reader has consumed the last, so that no more than one is in memory.
 */
async function* linesOf(
  first: reservation.ExportBookingsResponse,
  filter: reservation.ListBookingsRequest,
  call: Call,
  services: Services,
) {
  for (let piece = first; ;) {
    for (const booking of piece.bookings) yield toLine(booking, call.locale);
    const last = piece.bookings.at(-1);
    if (!piece.more || !last) return;
    piece = await services.bookings.exportBookings({ filter, beforeId: last.id }, call);
  }
}

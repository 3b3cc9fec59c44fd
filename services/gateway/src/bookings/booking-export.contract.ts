import { z } from 'zod';
import { defineRoute } from '../rest/route';
import { bookingFilter } from './booking.schema';

export const exportBookings = defineRoute({
  method: 'get',
  path: '/bookings/export',
  operationId: 'exportBookings',
  tag: 'Bookings',
  summary: 'Bookings as a CSV file',
  description:
    'All of them, the newest first, with the filters of the list. UTF-8 with BOM, lines end with CRLF, the heads of the ' +
    'columns are in the reader’s language, days and times in the lender’s zone. A text that a spreadsheet would take ' +
    'for a formula has an apostrophe before it. Sent as it is read, however many there are.',
  auth: 'required',
  query: z.object(bookingFilter),
  answer: {
    status: 200,
    description: 'The file.',
    body: z.string().meta({ example: 'Booking number,Good,…\r\n' }),
    mediaType: 'text/csv',
  },
  refuses: ['not_found'],
});

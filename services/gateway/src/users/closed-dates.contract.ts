import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { ClosedDatesAnswer, ClosedDatesImport, closedDatesQuery } from './closed-dates.schema';

export const importClosedDates = defineRoute({
  method: 'post',
  path: '/users/{id}/closed_dates/import',
  operationId: 'importClosedDates',
  tag: 'Users',
  summary: 'Close the days of a calendar',
  description:
    'Adds the days that the entries of a calendar touch, for three years from today, to the closed dates of a lender. ' +
    'With `dry_run` nothing is written.',
  auth: 'required',
  params: byId('user'),
  query: closedDatesQuery,
  body: ClosedDatesImport,
  file: ['text/calendar'],
  fileLimit: 2 * 1024 * 1024,
  answer: { status: 200, description: 'What was closed, or would be.', body: ClosedDatesAnswer },
  refuses: ['not_found', 'forbidden', 'calendar.no_entries', 'file.too_complex', 'busy', 'stale'],
});

import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { ClosedDatesAnswer, ClosedDatesImport, closedDatesQuery } from './closed-dates.schema';
import { PATCHES } from '@kashikari/contracts';
import { addDays, dayOf, forbidden, notFound, refused } from '@kashikari/kernel';
import { route, type Permit } from '../rest/request-context';
import { toUser } from './user.mapper';

const importClosedDates = defineRoute({
  method: 'post',
  path: '/users/{id}/closed_dates/import',
  operationId: 'importClosedDates',
  tag: 'Users',
  summary: 'Import closed dates from a calendar',
  description:
    'Adds all days with calendar entries, for three years from today, to the closed dates of a lender. With ' +
    '`dry_run`, nothing is written, and every limit is applied. Moved occurrences of a series count on ' +
    'their new day; canceled ones do not count. Entries that close no day are listed with the reason.',
  auth: 'required',
  params: byId('user'),
  query: closedDatesQuery,
  body: ClosedDatesImport,
  file: ['text/calendar'],
  fileLimit: 2 * 1024 * 1024,
  answer: { status: 200, description: 'The days that were or would be closed.', body: ClosedDatesAnswer },
  refuses: ['not_found', 'forbidden', 'calendar.no_entries', 'file.too_complex', 'busy', 'stale'],
});

/** Number of days ahead for which closed dates are imported from a calendar. */
const DAYS_AHEAD = 3 * 366;

/** Reasons that lie with the window, not with the entry. */
const OUTSIDE: readonly string[] = ['past', 'too_far'];

const editable = async ({ params, call, services }: Parameters<Permit<typeof importClosedDates>>[0]) => {
  const { user } = await services.accounts.getUser({ id: params.id }, call);
  if (!user) throw notFound('user', params.id);
  if (!user.permissions.includes('edit')) throw forbidden();
  return user;
};

const importing = route(
  importClosedDates,
  async (exchange) => {
    const { params, query, body, file, fileReader, call, services } = exchange;
    const user = await editable(exchange);
    const dryRun = (body?.dry_run ?? query.dry_run) === true;
    const today = dayOf(call.now, user.timeZone);
    const calendar = file ? file.toString('utf8') : (body?.calendar ?? '');
    const window = { first: today, last: addDays(today, DAYS_AHEAD), zone: user.timeZone };
    const { days, leftOut } = await fileReader.read('closedDays', { calendar, window }, call);
    const unread = leftOut.filter(({ reason }) => !OUTSIDE.includes(reason));
    if (days.length + unread.length === 0) throw refused('calendar.no_entries', undefined, 'calendar');
    const known = new Set(user.lenderRules?.closedDates);
    const found = days.map(({ date, summary }) => ({ date, summary, known: known.has(date) }));
    const fresh = found.filter((day) => !day.known).map(({ date }) => date);
    const told = {
      ...{ dry_run: dryRun, days: found },
      unread: unread.flatMap(({ summary }) => summary || []).slice(0, 100),
      left_out: leftOut.slice(0, 100),
    };
    if (fresh.length === 0) return { body: { import: told, user: toUser(user) } };
    // A dry run goes the way of the write, so that it meets the same limits.
    const written = await services.accounts.updateUser(
      {
        ...{ id: params.id, ifVersion: user.version, refreshToken: '', dryRun },
        ...{ patch: PATCHES.user.write({ closed_dates: [...known, ...fresh] }) },
      },
      call,
    );
    if (!written.user) throw notFound('user', params.id);
    return { body: { import: told, user: toUser(dryRun ? user : written.user) } };
  },
  editable,
);

export const closedDateRoutes = [importing];

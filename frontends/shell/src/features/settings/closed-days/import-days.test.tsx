import { screen, waitFor } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/edit/closed_days`;
const FILE = new File(['BEGIN:VCALENDAR'], 'days.ics', { type: 'text/calendar' });
const day = (date: string, summary: string, known = false) => ({ date, summary, known });
const FOUND = {
  days: [day('2031-06-01', '休館'), day('2031-06-02', '整理'), day('2031-06-03', '前から', true)],
  unread: ['毎年の会'],
  left_out: [
    { summary: '毎年の会', reason: 'rule', count: 1 },
    { summary: '', reason: 'time_zone', count: 2 },
    { summary: '', reason: 'past', count: 3 },
  ],
};

/** Reads the days of a calendar, and closes them unless it only looks. */
const reads = http.post('/users/{id}/closed_dates/import', ({ query, response }) => {
  const closed_dates = query.get('dry_run') === 'true' ? [] : FOUND.days.map(({ date }) => date);
  return response(200).json({ user: user({ closed_dates }), import: FOUND } as never);
});
const sent = (dry: boolean) => ({
  ...{ method: 'POST', path: `/users/${MEMBER_ID}/closed_dates/import?dry_run=${dry}` },
  body: 'BEGIN:VCALENDAR',
});
const file = () => screen.findByTestId('closed-days-file');

test('the days of a calendar are shown before any is closed, left, and closed by one press', async () => {
  const { person } = await open(path, { answers: [reads] });
  await person.upload(await file(), FILE);
  expect(await screen.findByText('2 new closed days')).toBeInTheDocument();
  expect(screen.getByText('Sun 1 Jun')).toBeInTheDocument();
  expect(screen.getByText('Already closed').closest('li')).toHaveTextContent('前から');
  const leftOut = screen.getByText('Not imported').parentElement!;
  expect([...leftOut.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    '毎年の会: the repetition can’t be read',
    'Untitled entries (2): the time zone is not known',
    'Other entries (3): before today',
  ]);
  await person.click(screen.getByText('Cancel'));
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(writes()).toEqual([sent(true)]);

  await person.upload(await file(), FILE);
  await person.click(await screen.findByText('Close these 2 days'));
  expect(await screen.findByText('2 days closed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Close these 2 days')).toBeNull());
  expect(screen.getByLabelText('Open again: Mon 2 Jun')).toBeInTheDocument();
  expect(writes()).toEqual([sent(true), sent(true), sent(false)]);
});

test('a file that is no calendar is refused in words, and nothing is closed', async () => {
  const no = http.post('/users/{id}/closed_dates/import', ({ response }) =>
    response.untyped(refusal('calendar.unreadable', 400)),
  );
  const { person } = await open(path, { answers: [no] });
  await person.upload(await file(), FILE);
  expect(await screen.findByText('Refused: calendar.unreadable')).toBeInTheDocument();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

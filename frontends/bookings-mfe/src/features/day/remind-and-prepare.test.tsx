import { screen, waitFor, within } from '@testing-library/react';
import { bookingAt } from '../../../../test/screens/bookings';
import { dayAt, lendersDay, livingDay, onDay } from '../../../../test/screens/day';
import {
  BOOKING_ID,
  NOW,
  booking,
  good,
  idOf,
  inDays,
  lender,
  user,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const as = lender();
const LATE = onDay(1, '拡声器', {
  state: 'overdue',
  overdue_in_days: 2,
  ...{ end_date: inDays(-2), end_at: `${inDays(-2)}T15:00:00Z` },
});
const GOES = onDay(5, 'カメラ', { state: 'reserved', permissions: ['hand_over', 'prepare'] });

const reminded = (told: ('email' | 'push')[]) =>
  http.post('/bookings/{id}/remind', ({ response }) =>
    response(200).json({ booking: booking(), reminder: { at: NOW.toISOString(), told } }),
  );

test('a reminder is sent with own words, and it is said by which ways the borrower is notified', async () => {
  const answers = [reminded(['email', 'push']), dayAt(lendersDay({ late: [LATE] }))];
  const { person } = await open('/today', { as, answers });
  await person.click(await screen.findByRole('button', { name: 'Remind about 拡声器' }));
  expect(screen.getByText('“拡声器” is past its return date. Please return it.')).toBeInTheDocument();
  // Letters that are shortcuts in the list are letters here.
  await person.type(screen.getByLabelText(/Add your own message/), 'for the fair, x');
  expect(screen.getByText('485 characters left')).toBeInTheDocument();
  await person.click(screen.getByText('Send'));
  expect(await screen.findByText('美香 will be notified by email and push.')).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: `/bookings/${LATE.id}/remind`, body: { words: 'for the fair, x' } },
  ]);
  expect(screen.queryByText('Send')).toBeNull();
});

test('a borrower whom no way reaches is to be told in person', async () => {
  const { person } = await open('/today', {
    as,
    answers: [reminded([]), dayAt(lendersDay({ late: [LATE] }))],
  });
  await person.click(await screen.findByRole('button', { name: 'Remind about 拡声器' }));
  await person.click(screen.getByText('Send'));
  expect(await screen.findByText(/can’t be notified by email or push\. Ask/)).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({});
});

test.each(['booking.already_reminded', 'booking.not_due'])(
  '%s is said in the window in the words of the gateway, and what was typed stays',
  async (code) => {
    const refused = http.post('/bookings/{id}/remind', ({ response }) =>
      response.untyped(refusal(code, 409)),
    );
    const { person } = await open('/today', { as, answers: [refused, dayAt(lendersDay({ late: [LATE] }))] });
    await person.click(await screen.findByRole('button', { name: 'Remind about 拡声器' }));
    await person.type(screen.getByLabelText(/Add your own message/), 'please');
    await person.click(screen.getByText('Send'));
    expect(await screen.findByText(`Refused: ${code}`)).toBeInTheDocument();
    expect(screen.getByLabelText(/Add your own message/)).toHaveValue('please');
  },
);

test('a row that was reminded today says when, and offers it no more', async () => {
  const late = { ...LATE, reminded_at: '2031-05-13T23:05:00Z' };
  await open('/today', { as, answers: [dayAt(lendersDay({ late: [late] }))] });
  expect(await screen.findByText('Reminded today at 08:05')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remind about 拡声器' })).toBeNull();
});

test('what goes out is marked as prepared in its menu, and the mark is taken back', async () => {
  const { person } = await open('/today', { as, answers: livingDay({ starts: [GOES] }).answers });
  await person.click(await screen.findByRole('button', { name: 'More actions for カメラ' }));
  await person.click(screen.getByRole('menuitem', { name: 'Mark as prepared' }));
  expect(await screen.findByText('Prepared')).toBeInTheDocument();
  const flash = (await screen.findByText('カメラ is prepared.')).closest('.flash') as HTMLElement;
  await person.click(within(flash).getByText('Undo'));
  await waitFor(() => expect(screen.queryByText('Prepared')).toBeNull());
});

test('the borrower of what is prepared reads that it can be collected', async () => {
  await open(`/bookings/${BOOKING_ID}`, { answers: bookingAt({ prepared_at: NOW.toISOString() }) });
  expect(await screen.findByText('Ready to collect.')).toBeInTheDocument();
});

test('the pick list goes by place and title, and a tick prepares', async () => {
  const at = (place: number, location: string | null) => good({ id: idOf(200 + place), location });
  const goes = (place: number, title: string) =>
    onDay(place, title, {
      ...{ good_id: idOf(200 + place), state: 'reserved', permissions: ['hand_over', 'prepare'] },
    });
  const first = { starts: [goes(1, 'ロープ'), goes(2, 'テント'), goes(3, '絵本'), goes(4, 'はっぴ')] };
  const rest = { goods: [at(1, 'B棚'), at(2, 'B棚'), at(3, 'A棚'), at(4, null)], users: [lender(), user()] };
  const prepare = http.post('/bookings/{id}/prepare', ({ response }) =>
    response(200).json({ booking: booking() }),
  );
  const { person } = await open('/today', { as, answers: [prepare, dayAt(lendersDay(first, rest))] });
  await person.click(await screen.findByText('Pick list'));
  await screen.findByText('Print');
  const heads = [...document.querySelectorAll('.picklist h2')].map((head) => head.textContent);
  expect(heads).toEqual(['A棚', 'B棚', 'Without a place']);
  const rows = screen.getAllByRole('checkbox').map((row) => row.textContent);
  expect(rows).toEqual(['絵本 ×1美香', 'テント ×1美香', 'ロープ ×1美香', 'はっぴ ×1美香']);
  await person.click(screen.getByRole('checkbox', { name: /テント/ }));
  await waitFor(() => expect(writes()[0]?.path).toBe(`/bookings/${idOf(102)}/prepare`));
});

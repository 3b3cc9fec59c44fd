import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { bookingAt } from '../../../../test/screens/bookings';
import { buttonOf, here, savedFiles } from '../../../../test/screens/page';
import { BOOKING_ID, type Booking, GOOD_ID, idOf } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}`;
const refused = () => refusal('booking.state', 409);

/** Opens the menu of a booking. */
async function menu(fields: Partial<Booking> = {}, before: Parameters<typeof open>[1] = {}) {
  const { person } = await open(path, { answers: [...(before.answers ?? []), ...bookingAt(fields)] });
  // Phones and desktops each have one in the header.
  const [more] = (await screen.findAllByLabelText('More actions')) as [HTMLElement];
  await person.click(more);
  return { person, more, item: (name: string) => buttonOf(name) };
}

test.each([
  ['Change booking', `${path}/edit`],
  ['Book again', `/goods/${GOOD_ID}/bookings/new`],
  ['Bookings of this item', `/goods/${GOOD_ID}/bookings`],
  ['Report a problem', `${path}/dispute`],
])('“%s” leads on to its screen', async (name, to) => {
  const { person, item } = await menu({ permissions: ['update', 'open_dispute'] });
  await person.click(item(name));
  await waitFor(() => expect(here()).toBe(to));
  expect(writes()).toEqual([]);
});

test('who may not change, check or cancel finds none of it in the menu', async () => {
  await menu({ permissions: [], series_id: idOf(91) });
  expect([...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent)).toEqual([
    'Book again',
    'Add to calendar',
    'Bookings of this item',
  ]);
});

test('the booking is saved as a calendar file of its name', async () => {
  const saved = savedFiles();
  const file = plain.get('/v1/bookings/:id/ical', () => new HttpResponse('BEGIN:VCALENDAR'));
  const { person, item } = await menu({}, { answers: [file] });
  await person.click(item('Add to calendar'));
  await waitFor(() => expect(saved).toEqual([`booking-${BOOKING_ID}.ics`]));
});

test('a calendar file that is refused is said, and nothing is saved', async () => {
  const saved = savedFiles();
  const no = http.get('/bookings/{id}/ical', ({ response }) => response.untyped(refused()));
  const { person, item } = await menu({}, { answers: [no] });
  await person.click(item('Add to calendar'));
  expect(await screen.findByText('Refused: booking.state')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

const CANCELS = [
  ['Cancel booking', 'Cancel this booking? This can’t be undone.', path, 'Booking canceled.'],
  [
    'Cancel this and all later ones',
    'Cancel this booking and all later repeats? This can’t be undone.',
    `${path}/series`,
    '3 bookings canceled.',
  ],
] as const;
const ofSeries = { permissions: ['cancel'], series_id: idOf(91) } satisfies Partial<Booking>;

test.each(CANCELS)('“%s” asks first, and does it once one has said yes', async (name, question, to, done) => {
  const { person, more, item } = await menu(ofSeries);
  await person.click(item(name));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(question)).toBeInTheDocument();
  expect(asked.getByText('カメラ, Thu 15 – Fri 16 May')).toBeInTheDocument();
  await person.click(asked.getByText('Go back'));
  expect(writes()).toEqual([]);

  await person.click(more);
  await person.click(item(name));
  await person.click(within(await screen.findByRole('dialog')).getByText(name));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: to, body: undefined }]);
  expect((await screen.findAllByText('Canceled')).length).toBeGreaterThan(0);
});

test.each(CANCELS)(
  '“%s” that is refused is said, and the booking stands',
  async (name, _question, to, done) => {
    const no = plain.delete(`/v1${to}`, refused);
    const { person, item } = await menu(ofSeries, { answers: [no] });
    await person.click(item(name));
    await person.click(within(await screen.findByRole('dialog')).getByText(name));
    expect(await screen.findByText('Refused: booking.state')).toBeInTheDocument();
    expect(screen.queryByText(done)).toBeNull();
    expect(screen.queryByText('Canceled')).toBeNull();
  },
);

test('a booking that is not of a repetition has no later ones to cancel', async () => {
  const { item } = await menu({ permissions: ['cancel'] });
  expect(item('Cancel booking')).toBeInTheDocument();
  expect(screen.queryByText('Cancel this and all later ones')).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buttonOf } from '../../../../test/screens/page';
import { BOOKING_ID, type Booking, booking, good, lender, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/bookings/${BOOKING_ID}/dispute`;
const DISPUTE = { reason: '傷がある', opened_at: '2031-05-14T01:00:00Z', opened_by: user().id, office: true };

/** The booking, as it is until it is checked, and then until the check is over. */
function checked(begin: Partial<Booking> = {}) {
  let there = booking({ permissions: ['open_dispute'], ...begin });
  const answer = () => ({
    ...{
      booking: there,
      related_bookings: [],
      related_members_bookings: [],
      review: null,
      goods: [good()],
      users: [lender(), user()],
    },
  });
  return [
    http.get('/bookings/{id}', ({ response }) => response(200).json(answer())),
    http.post('/bookings/{id}/dispute', ({ response }) => {
      there = { ...there, in_dispute: true, dispute: DISPUTE as Booking['dispute'], permissions: [] };
      return response(200).json({ booking: there });
    }),
    http.delete('/bookings/{id}/dispute', ({ response }) => {
      there = { ...there, in_dispute: false, dispute: null, permissions: [] };
      return response(200).json({ booking: there });
    }),
  ];
}
const ask = () => buttonOf('Report a problem');

test('a check is asked for in one’s own words, and the booking says that it is going on', async () => {
  const { person } = await open(path, { answers: checked() });
  const field = await screen.findByLabelText('What is the problem?');
  expect(ask()).toBeDisabled();
  fireEvent.change(field, { target: { value: '   ' } });
  expect(ask()).toBeDisabled();
  fireEvent.change(field, { target: { value: ' 傷がある ' } });
  await person.click(ask());
  expect(await screen.findByText('Problem reported')).toBeInTheDocument();
  const body = { reason: '傷がある' };
  expect(writes()).toEqual([{ method: 'POST', path: `/bookings/${BOOKING_ID}/dispute`, body }]);
  expect(window.location.pathname).toBe(`/bookings/${BOOKING_ID}`);
  await waitFor(() => expect(screen.getByText('傷がある')).toBeInTheDocument());
});

test('a check that is refused says why, and what was typed stays', async () => {
  const refused = http.post('/bookings/{id}/dispute', ({ response }) =>
    response.untyped(refusal('busy', 409)),
  );
  const { person } = await open(path, { answers: [refused, ...checked()] });
  const field = await screen.findByLabelText('What is the problem?');
  fireEvent.change(field, { target: { value: '傷がある' } });
  await person.click(ask());
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(field).toHaveValue('傷がある');
  expect(screen.queryByText('Problem reported')).toBeNull();
  expect(window.location.pathname).toBe(path);
});

test('to who may not ask for a check, its screen is not there', async () => {
  await open(path, { answers: checked({ permissions: [] }) });
  expect((await screen.findAllByText(/^The booking with ID: .* was not found$/)).length).toBeGreaterThan(0);
});

test('a check with an office says that it joins in', async () => {
  const going = { in_dispute: true, dispute: DISPUTE };
  await open(`/bookings/${BOOKING_ID}`, { answers: checked(going) });
  expect(await screen.findByText(/the office can also read and write these messages/)).toBeInTheDocument();
});

test('a check without an office is between borrower and lender, and no office is named', async () => {
  const going = { in_dispute: true, dispute: { ...DISPUTE, office: false } };
  await open(`/bookings/${BOOKING_ID}`, { answers: checked(going) });
  expect(await screen.findByText(/The borrower and the lender’s managers settle it/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/office/);
});

test('a check is ended on the booking by who may, and said', async () => {
  const going = { in_dispute: true, dispute: DISPUTE as Booking['dispute'], permissions: ['close_dispute'] };
  const { person } = await open(`/bookings/${BOOKING_ID}`, { as: lender(), answers: checked(going) });
  await person.click(await screen.findByText('Mark as resolved'));
  expect(await screen.findByText('Problem resolved')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/bookings/${BOOKING_ID}/dispute`, body: undefined }]);
  expect(screen.queryByText('傷がある')).toBeNull();
});

test('a check stays where its end is refused, and others see no way to end it', async () => {
  const refused = http.delete('/bookings/{id}/dispute', ({ response }) =>
    response.untyped(refusal('busy', 409)),
  );
  const going = { in_dispute: true, dispute: DISPUTE as Booking['dispute'], permissions: ['close_dispute'] };
  const { person } = await open(`/bookings/${BOOKING_ID}`, { answers: [refused, ...checked(going)] });
  await person.click(await screen.findByText('Mark as resolved'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(screen.queryByText('Problem resolved')).toBeNull();
  expect(screen.getByText('傷がある')).toBeInTheDocument();
});

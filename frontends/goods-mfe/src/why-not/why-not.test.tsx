import { screen, waitFor } from '@testing-library/react';
import { GOOD_ID, type Good, good, group, inDays, lender } from '../../../test/screens/fixtures';
import { buttonOf, here } from '../../../test/screens/page';
import { open, screens } from '../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}`;
const form = `${path}/bookings/new`;
const withGood = (fields: Partial<Good>) =>
  http.get('/goods/{id}', ({ response }) =>
    response(200).json({ good: good(fields), users: [lender()], images: [], liked_good_ids: [] }),
  );
const card = http.get('/groups/{id}', ({ response }) =>
  response(200).json({ group: group({ permissions: ['join'], role: null }), users: [] }),
);

/** Returns the texts of the buttons and links that book, or lead to a booking. */
const waysToBook = () =>
  [...document.querySelectorAll('main button, main a')]
    .map(({ textContent }) => textContent)
    .filter((words) => /^(Go on to book|Borrow from now|Book|Borrow)$/.test(words ?? ''));

describe.each([
  ['the page of a good', path],
  ['the form of a booking', form],
  ['the form of a booking from now', `${form}/now`],
  ['the form that repeats a booking', `${form}/repeat?from=${inDays(2)}&to=${inDays(2)}`],
])('%s', (_name, at) => {
  test('says that members borrow it, with a link to the group, and has no way to book', async () => {
    await open(at, { answers: [withGood({ why_not: 'members_only', permissions: [] }), card] });
    expect(await screen.findByText('Members of its groups can borrow it.')).toBeInTheDocument();
    expect(await screen.findByText('See ひまわり文庫')).toHaveAttribute('href', '/-/himawari');
    expect(waysToBook()).toEqual([]);
  });
});

test.each([
  ['no_group', {}, 'It isn’t in a group yet, so only its lender can book it.'],
  ['restricted', { restrict_reservation: true }, /^Only the lender’s managers can book it\./],
  ['restricted', {}, /^This member card can view but not book\. Ask/],
  ['reference_only', { for_reference_only: true }, 'It is for use on site and isn’t lent.'],
  ['reference_only', { location: '棚3' }, /It is at “棚3”\.$/],
] as const)('a good with %s %j gives the reason', async (why_not, fields, sentence) => {
  await open(path, { answers: [withGood({ why_not, permissions: [], ...fields })] });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('somebody who sees none of the groups is led to where a group is joined', async () => {
  const hidden = http.get('/groups/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [withGood({ why_not: 'members_only', permissions: [] }), hidden] });
  expect(await screen.findByText('Join a group')).toHaveAttribute('href', '/groups/join');
});

test('a visitor is led to the sign-in, to come back to this good', async () => {
  const answers = [withGood({ why_not: 'sign_in', permissions: [], is_public: true })];
  const { person, store } = await open(path, { as: null, answers });
  expect(await screen.findByText('Sign in to borrow it.')).toBeInTheDocument();
  await person.click(buttonOf('Sign in to borrow'));
  await waitFor(() => expect(here()).toMatch(/^.sign_in/));
  expect(store.getState().auth.returnTo).toBe(path);
});

describe('a good that is borrowed by scanning', () => {
  const scanned = withGood({ why_not: 'scan', only_scan_booking: true });

  test.each([path, form])('has one button at %s, which leads to the scanner', async (at) => {
    await open(at, { answers: [scanned] });
    expect(await screen.findByText('Only people who scan its label can borrow it.')).toBeInTheDocument();
    expect(screen.getByText('Scan the label to borrow')).toHaveAttribute(
      'href',
      `/qrcode-scanner?good=${GOOD_ID}`,
    );
    expect(waysToBook()).toEqual([]);
  });

  test('is booked with what was read, which its page takes along', async () => {
    const no = http.post('/bookings', ({ response }) =>
      response.untyped(refusal('booking.unavailable', 409)),
    );
    const { person } = await open(`${path}?code=CAM%201`, { answers: [scanned, no] });
    await person.click(await screen.findByText('Continue'));
    await waitFor(() => expect(here()).toBe(`${form}?code=CAM+1`));
    await waitFor(() => expect(document.querySelector(`[data-day="${inDays(2)}"]`)).not.toBeNull());
    expect(screen.queryByText('Repeat…')).toBeNull();
    await person.click(document.querySelector(`[data-day="${inDays(2)}"]`)!);
    await person.click(buttonOf('Book'));
    await waitFor(() => expect(writes()).toHaveLength(1));
    expect(writes()[0]?.body).toEqual({
      ...{ good_id: GOOD_ID, quantity: 1, scanned_code: 'CAM 1' },
      ...{ start_date: inDays(2), end_date: inDays(2) },
    });
  });

  test('is booked from now with what was read', async () => {
    const no = http.post('/bookings', ({ response }) =>
      response.untyped(refusal('booking.unavailable', 409)),
    );
    const { person } = await open(`${form}/now?code=CAM-1`, { answers: [scanned, no] });
    await screen.findByText('Until when?');
    await person.click(screen.getByRole('button', { name: /^Book / }));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ scanned_code: 'CAM-1' }));
  });

  test('has the ordinary buttons for a manager', async () => {
    const answers = [withGood({ only_scan_booking: true, permissions: ['book', 'edit'] })];
    await open(path, { as: lender(), answers });
    expect(await screen.findByText('Continue')).toHaveAttribute('href', form);
    expect(screen.queryByText('Scan the label to borrow')).toBeNull();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goodAt, scheduleAt, books } from './screens/bookings';
import {
  BOOKING_ID,
  GOOD_ID,
  GROUP_ID,
  booking,
  good,
  inDays,
  meta,
  schedule,
  user,
} from './screens/fixtures';
import { groupAt, ownGroup } from './screens/groups';
import { open, screens } from './screens/open-screen';
import { here } from './screens/page';
import { http, writes } from './screens/server';

screens();

const claims = { authorizable_id: GROUP_ID, jti: 'x', management_id: encodeURIComponent('い-7') };
const token = `h.${btoa(JSON.stringify(claims))}.s`;
const as = { ...user({ name: 'つむぎ' }), email: null };

const OUT = booking({
  ...{ state: 'handed_over', permissions: ['return'], good_title: 'おおきな えほん' },
  ...{ start_date: inDays(-2), end_date: inDays(0) },
  ...{ start_at: `${inDays(-3)}T15:00:00Z`, end_at: `${inDays(0)}T15:00:00Z` },
});

function loans(fields: Partial<typeof OUT> = {}) {
  return http.get('/bookings', ({ query, response }) => {
    const found = query.get('state') === 'overdue' ? [] : [{ ...OUT, ...fields }];
    return response(200).json({ bookings: found, goods: [good()], users: [], meta: meta(found.length) });
  });
}

const things = [
  http.get('/goods', ({ response }) =>
    response(200).json({
      goods: [good({ title: 'きの きしゃ', location: '2かい' })],
      users: [],
      meta: meta(1),
    } as never),
  ),
  http.get('/schedules', ({ response }) => response(200).json({ schedules: [schedule()] })),
  groupAt(ownGroup()),
  http.get('/groups', ({ response }) => response(200).json({ groups: [ownGroup()], meta: meta(1) } as never)),
];

const at = (path = '/', more: Parameters<typeof open>[1] = {}) =>
  open(path, {
    as,
    token,
    locale: 'ja-Hira',
    ...more,
    answers: [...(more?.answers ?? []), loans(), ...things],
  });

test('a member card begins with its own home: who it is, what is borrowed until when, and what can be borrowed', async () => {
  await at();
  expect(await screen.findByText('つむぎさん、こんにちは')).toBeInTheDocument();
  expect(here()).toBe('/home');
  expect(screen.getByText('カードの ばんごう い-7')).toBeInTheDocument();
  const mine = within(screen.getByRole('region', { name: 'いま かりて いる もの' }));
  expect(await mine.findByText('おおきな えほん')).toBeInTheDocument();
  const shelf = within(screen.getByRole('region', { name: 'かりられる もの' }));
  expect((await shelf.findByText('きの きしゃ')).closest('a')).toHaveAttribute(
    'href',
    `/goods/${GOOD_ID}/bookings/new/now`,
  );
  expect(shelf.getByText('2かい')).toBeInTheDocument();
  // Nothing but what a card is for: no search, no tabs, no menu.
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(document.body.textContent).not.toMatch(/メール|¥|\dえん/);
});

test('a card returns what it has by one press in the row, and takes that back', async () => {
  const acts = [
    http.post('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
    http.delete('/bookings/{id}/return', ({ response }) => response(200).json({ booking: booking() })),
  ];
  const { person } = await at('/home', { answers: acts });
  await person.click(await screen.findByLabelText('おおきな えほんを かえす'));
  await person.click(await screen.findByText('もとに もどす'));
  await waitFor(() => expect(writes().map(({ method }) => method)).toEqual(['POST', 'DELETE']));
});

test('what the lender alone takes back says whom to ask', async () => {
  await at('/home', { answers: [loans({ permissions: [] })] });
  expect(await screen.findByText('かえす ときは、せんせいに いってね。')).toBeInTheDocument();
  expect(screen.queryByLabelText('おおきな えほんを かえす')).toBeNull();
});

test('the large button of returning leads to what is borrowed', async () => {
  // jsdom lays nothing out, so nothing scrolls.
  Element.prototype.scrollIntoView = jest.fn();
  await at('/home');
  const mine = await screen.findByRole('region', { name: 'いま かりて いる もの' });
  fireEvent.click(screen.getByRole('button', { name: 'かえす' }));
  expect(mine).toHaveFocus();
});

test('a card borrows from today by one button, and is promised no mail', async () => {
  const taken = { ...OUT, id: BOOKING_ID };
  const one = http.get('/bookings/{id}', ({ response }) =>
    response(200).json({ booking: taken, goods: [good()], users: [] } as never),
  );
  const { person } = await at(`/goods/${GOOD_ID}/bookings/new/now`, {
    answers: [one, goodAt({}), scheduleAt(schedule()), ...books],
  });
  await person.click(await screen.findByRole('button', { name: /かりる$/ }));
  expect(await screen.findByText('かりました')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('メール');
  expect(screen.getByText('ホームに もどる')).toHaveAttribute('href', '/home');
});

test('a language that is chosen while a card is open is the card’s, not the device’s', async () => {
  const kept = http.patch('/users/{id}', ({ response }) => response(200).json({ user: as } as never));
  const { person, store } = await at('/languages', { answers: [kept] });
  await person.click(await screen.findByText('English'));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ method: 'PATCH', path: `/users/${as.id}`, body: { locale: 'en' } }]),
  );
  expect(store.getState().prefs.locale).toBeUndefined();
  expect(await screen.findByText('End')).toBeInTheDocument();
});

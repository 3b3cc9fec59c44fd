import { screen, waitFor, within } from '@testing-library/react';
import { dayAt, lendersDay, livingDay, onDay } from '../../../../test/screens/day';
import { GOOD_ID, TODAY, group, idOf, inDays, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here } from '../../../../test/screens/page';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const LATE = onDay(1, '拡声器', {
  state: 'overdue',
  overdue_in_days: 2,
  ...{ end_date: inDays(-2), end_at: `${inDays(-2)}T15:00:00Z` },
});
const HOURS = onDay(2, '部屋', {
  ...{ state: 'overdue', is_hourly: true, start_date: null, end_date: null },
  end_at: '2031-05-13T22:00:00Z',
});
const BACK = onDay(3, 'はっぴ', {
  state: 'returned',
  returned_at: `${TODAY}T00:00:00Z`,
  permissions: ['receive'],
});
const DUE = onDay(4, '三脚', { quantity: 3 });
const GOES = onDay(5, 'カメラ', { state: 'reserved', permissions: ['hand_over', 'prepare'] });
const part = async (name: string) =>
  within(
    (await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('section') as HTMLElement,
  );

test('each booking stands in its part, with the borrower, the place, how late it is and its one act', async () => {
  const answers = [dayAt(lendersDay({ late: [LATE, HOURS], check: [BACK], due: [DUE], starts: [GOES] }))];
  await open('/today', { as: lender(), answers });
  const late = await part('Late');
  expect(late.getByText('2 days late')).toBeInTheDocument();
  expect(late.getByText('3 hours late')).toBeInTheDocument();
  expect(late.getAllByText('美香・体育倉庫')).toHaveLength(2);
  expect(late.getByRole('button', { name: 'Return 拡声器' })).toBeInTheDocument();
  expect((await part('To check')).getByRole('button', { name: 'Check in はっぴ' })).toBeInTheDocument();
  expect((await part('Due back today')).getByText('三脚 ×3')).toBeInTheDocument();
  expect(
    (await part('Going out today')).getByRole('button', { name: 'Hand over カメラ' }),
  ).toBeInTheDocument();
  const figures = screen.getByRole('navigation', { name: 'Figures for the day' });
  expect(
    within(figures)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([...['Out1', 'Back1', 'Late2', 'To check1']]);
});

test('one tap returns, says so, and is undone', async () => {
  const { person } = await open('/today', { as: lender(), answers: livingDay({ due: [DUE] }).answers });
  await person.click(await screen.findByRole('button', { name: 'Return 三脚' }));
  expect(await screen.findByText('三脚 returned.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Due back today/ })).toBeNull());
  expect(screen.getByRole('heading', { name: /^Done today/ })).toBeInTheDocument();
  const flash = screen.getByText('三脚 returned.').closest('.flash') as HTMLElement;
  await person.click(within(flash).getByText('Undo'));
  expect(await screen.findByRole('heading', { name: /^Due back today/ })).toBeInTheDocument();
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /bookings/${DUE.id}/return`,
    `DELETE /bookings/${DUE.id}/return`,
  ]);
});

test('the day, the lender and the group stand in the address, and the day before and after are links', async () => {
  const managed = http.get('/managers', ({ response }) =>
    response(200).json({
      managers: [{ id: idOf(1), account_id: idOf(7), user_id: lender().id, state: 'accepted' } as never],
      users: [lender({ id: idOf(7), name: 'さくら保育園' })],
    }),
  );
  const groups = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [group()], users: [], meta: meta(1) }),
  );
  const answers = [managed, groups, dayAt(lendersDay())];
  const { person } = await open(`/today?date=${inDays(31)}`, { as: lender(), answers });
  expect(await screen.findByRole('link', { name: 'The day before' })).toHaveAttribute(
    'href',
    `/today?date=${inDays(30)}`,
  );
  expect(screen.queryByRole('link', { name: 'The next day' })).toBeNull();
  await person.selectOptions(await screen.findByLabelText('Lender'), idOf(7));
  await person.selectOptions(screen.getByLabelText('Group'), group().id);
  await person.click(screen.getByText('Back to today'));
  expect(here()).toBe(`/today?lender=${idOf(7)}&group=${group().id}`);
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(
      `/bookings/day?lender_id=${idOf(7)}&group_id=${group().id}`,
    ),
  );
});

test('an empty day names the next one that moves, and the bars lead to their days', async () => {
  const week = lendersDay().week.map((day, at) => (at === 2 ? { ...day, starts: 1, due: 2 } : day));
  await open('/today', { as: lender(), answers: [dayAt(lendersDay({}, { week }))] });
  expect(await screen.findByText('Nothing goes out or comes back today')).toBeInTheDocument();
  expect(screen.getByText('Next is Sat 17 May: 2 back, 1 out.')).toBeInTheDocument();
  const address = `/today?date=${inDays(3)}`;
  expect(screen.getByRole('link', { name: 'See Sat 17 May' })).toHaveAttribute('href', address);
  expect(screen.getByRole('link', { name: '17 May Saturday: 1 out, 2 back' })).toHaveAttribute(
    'href',
    address,
  );
});

test('people who manage nothing are led home', async () => {
  const refused = http.get('/bookings/day', ({ response }) =>
    response.untyped(refusal('booking.manager_only', 403)),
  );
  await open('/today', { answers: [refused] });
  await waitFor(() => expect(here()).toBe('/home'));
});

test('a part with more than 100 bookings loads on', async () => {
  const all = Array.from({ length: 102 }, (_, at) => onDay(at, `本 ${at}`));
  const paged = dayAt((query) => {
    const from = (Number(query.get('page') ?? 1) - 1) * 100;
    const day = lendersDay({ due: all.slice(from, from + 100) });
    return { ...day, day: { ...day.day, due: { ...day.day.due, total: 102 } } };
  });
  const { person } = await open('/today', { as: lender(), answers: [paged] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('本 101')).toBeInTheDocument();
  expect(screen.queryByText('Show more')).toBeNull();
});

test('an offer of the waiting list shows its deadline, and how many wait for other goods', async () => {
  const wait = {
    good_id: GOOD_ID,
    lender_id: lender().id,
    waiting: 3,
    wait_id: null,
    user_id: null,
    answer_by: null,
  };
  const offer = { ...wait, wait_id: idOf(9), user_id: idOf(2), answer_by: `${TODAY}T09:00:00Z` };
  const waits = [
    { ...offer, good_title: 'はっぴ' },
    { ...wait, good_title: 'カメラ' },
  ];
  await open('/today', { as: lender(), answers: [dayAt(lendersDay({}, { waits }))] });
  const list = await part('Waiting list');
  expect(list.getByText('by Wed 14 May 18:00')).toBeInTheDocument();
  expect(list.getByText('3 people waiting')).toBeInTheDocument();
});

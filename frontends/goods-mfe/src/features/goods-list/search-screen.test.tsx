import { prefsChanged } from '@kashikari/web-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, TODAY, good, inDays, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { TRIPOD_ID, asked, choose, schedules, shelf, two } from '../../../../test/screens/shelf';

screens();

const path = '/search?match=カメラ';
test('a tag leads to what has it, without its hash, and a price is shown in rows and cards', async () => {
  const priced = [good({ price_per_day: 500 }), good({ id: TRIPOD_ID, title: '三脚' })];
  const { store } = await open('/search?tag=%23撮影', { answers: [shelf(priced), schedules] });
  expect(await screen.findByText('Items for “#撮影”')).toBeInTheDocument();
  expect(asked()).toMatchObject({ tag: '撮影' });
  expect(asked()).not.toHaveProperty('match');
  expect(await screen.findAllByText('¥500 / day')).toHaveLength(1);
  act(() => void store.dispatch(prefsChanged({ view: 'icon' })));
  expect(await screen.findAllByText('¥500 / day')).toHaveLength(1);
});

faces('what a search found', {
  path,
  reads: ['/goods'],
  answers: [shelf(), schedules],
  shows: '三脚 ×3',
});

test('a search asks for its words, and says how many goods there are and what is free of them', async () => {
  await open(path, { answers: [shelf(), schedules] });
  expect(await screen.findByText('Items for “カメラ”')).toBeInTheDocument();
  expect(await screen.findByText('2 items')).toBeInTheDocument();
  expect(await screen.findAllByText('Free now')).toHaveLength(2);
  expect(screen.getByText('棚1')).toBeInTheDocument();
  expect(asked()).toEqual({ sort: 'latest', page: '1', per_page: '24', match: 'カメラ' });
  expect(asked('/schedules').good_ids).toBe(`${GOOD_ID},${TRIPOD_ID}`);
  expect(screen.getByText('カメラ').closest('a')).toHaveAttribute('href', `/goods/${GOOD_ID}`);
});

test('filter and order are asked for anew, and this device remembers them', async () => {
  const { person, store } = await open('/search', { answers: [shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  choose('Filter', 'available');
  await waitFor(() => expect(asked().filter).toBe('available'));
  choose('Filter', 'in_use');
  await waitFor(() => expect(asked().filter).toBe('in_use'));
  for (const [sort, word] of [
    ['popular', 'Popular'],
    ['alphabetic', 'By name'],
    ['booked_at', 'Recently booked'],
  ] as const) {
    await person.click(screen.getByRole('link', { name: /^Order/ }));
    await person.click(within(await screen.findByRole('dialog')).getByText(word));
    await waitFor(() => expect(asked()).toMatchObject({ sort, filter: 'in_use', page: '1' }));
  }
  expect(store.getState().prefs).toMatchObject({ filter: 'in_use', sort: 'booked_at' });
  expect(writes()).toEqual([]);
});

test('goods are seen as a list, as text alone and as pictures', async () => {
  const { person, store } = await open('/search', { answers: [shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  expect(screen.getByLabelText('List')).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelectorAll('main .list .lrow')).toHaveLength(2);
  await person.click(screen.getByLabelText('Text only'));
  expect(screen.getByText('三脚 ×3')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Pictures'));
  expect(screen.getByLabelText('Pictures')).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelectorAll('main .gcards > *')).toHaveLength(2);
  expect(screen.queryByText('三脚 ×3')).toBeNull();
  expect(store.getState().prefs.view).toBe('icon');
});

test('two weeks are turned, and days that are chosen go on to their booking', async () => {
  const { person } = await open('/search', { answers: [shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  await person.click(screen.getByLabelText('Two weeks'));
  await screen.findByRole('grid', { name: 'Two-week schedule' });
  await waitFor(() => expect(asked('/schedules')).toMatchObject({ from: TODAY, days: '14' }));
  expect(screen.getByLabelText('Two weeks earlier')).toBeDisabled();
  await person.click(screen.getByLabelText('Two weeks later'));
  await waitFor(() => expect(asked('/schedules').from).toBe(inDays(14)));
  await person.click(screen.getByLabelText('Two weeks earlier'));
  expect(screen.getByLabelText('Two weeks earlier')).toBeDisabled();

  await waitFor(() => expect(document.querySelector('[data-cell="0:0"]')).toBeInTheDocument());
  document.querySelector<HTMLElement>('[data-cell="0:0"]')!.focus();
  await person.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{ArrowRight}{Enter}');
  expect(await screen.findByText('Clear')).toBeInTheDocument();
  await person.click(screen.getByText('Clear'));
  expect(screen.queryByText('Continue')).toBeNull();

  document.querySelector<HTMLElement>('[data-cell="1:3"]')!.focus();
  await person.keyboard('{Enter}{ArrowRight}{Enter}');
  await person.click(await screen.findByText('Continue'));
  expect(window.location.pathname + window.location.search).toBe(
    `/goods/${TRIPOD_ID}/bookings/new?from=${inDays(3)}&to=${inDays(4)}`,
  );
});

test('twelve hours show goods by the hour alone, and lead those by the day to the two weeks', async () => {
  const none = http.get('/goods', ({ query, response }) => {
    const goods = query.get('is_hourly') ? [] : two;
    return response(200).json({
      ...{ goods, users: [], images: [], liked_good_ids: [] },
      meta: meta(goods.length),
    });
  });
  const { person } = await open('/search', { answers: [none, schedules] });
  await screen.findByText('三脚 ×3');
  await person.click(screen.getByLabelText('Twelve hours'));
  expect(await screen.findByText(/No item here is lent by the hour\./)).toBeInTheDocument();
  expect(asked()).toMatchObject({ is_hourly: 'true', per_page: '100' });
  await person.click(screen.getByText('See two weeks'));
  expect(await screen.findByRole('grid', { name: 'Two-week schedule' })).toBeInTheDocument();
});

test('twelve hours are turned by six, and hours that are chosen go on to their booking', async () => {
  const room = good({ title: 'スタジオ', is_hourly: true });
  const { person } = await open('/search', { answers: [shelf([room]), schedules] });
  await screen.findByText('スタジオ');
  await person.click(screen.getByLabelText('Twelve hours'));
  await screen.findByRole('grid', { name: 'Twelve-hour schedule' });
  expect(screen.getByText('Now')).toBeDisabled();
  await person.click(screen.getByLabelText('Six hours later'));
  expect(screen.getByText('Now')).toBeEnabled();
  await waitFor(() => expect(document.querySelector('[data-cell="0:0"]')).toBeInTheDocument());
  document.querySelector<HTMLElement>('[data-cell="0:0"]')!.focus();
  await person.keyboard('{Enter}{ArrowRight}{Enter}');
  await person.click(await screen.findByText('Continue'));
  // From 9:00 on, six hours later, two quarters: 15:00 to 15:30 in Tokyo.
  const query = new URLSearchParams(window.location.search);
  expect(window.location.pathname).toBe(`/goods/${GOOD_ID}/bookings/new`);
  expect([query.get('from'), query.get('to')]).toEqual([
    '2031-05-14T06:00:00.000Z',
    '2031-05-14T06:30:00.000Z',
  ]);
});

test('the next page of goods is put after the first, and then there is no more', async () => {
  const pages = http.get('/goods', ({ query, response }) => {
    const first = query.get('page') === '1';
    return response(200).json({
      goods: [first ? two[0]! : two[1]!],
      ...{ users: [], images: [], liked_good_ids: [] },
      meta: { page: first ? 1 : 2, per_page: 24, total: 2, next_page: first ? 2 : null },
    });
  });
  const { person } = await open('/search', { answers: [pages, schedules] });
  await person.click(await screen.findByText('Show more'));
  expect(await screen.findByText('三脚 ×3')).toBeInTheDocument();
  expect(screen.getByText('カメラ')).toBeInTheDocument();
  expect(asked().page).toBe('2');
  expect(screen.queryByText('Show more')).toBeNull();
});

test('a search that finds nothing says what to try', async () => {
  await open(path, { answers: [shelf([])] });
  expect(await screen.findByText('No items match “カメラ”')).toBeInTheDocument();
  expect(screen.getByText('Try fewer or shorter words.')).toBeInTheDocument();
});

test('where a filter leaves nothing, all are shown again by a press', async () => {
  const filtered = http.get('/goods', ({ query, response }) => {
    const goods = query.get('filter') ? [] : two;
    return response(200).json({
      ...{ goods, users: [], images: [], liked_good_ids: [] },
      meta: meta(goods.length),
    });
  });
  const { person } = await open('/search', { answers: [filtered, schedules] });
  await screen.findByText('三脚 ×3');
  choose('Filter', 'available');
  await person.click(await screen.findByText('Show all'));
  expect(await screen.findByText('三脚 ×3')).toBeInTheDocument();
  expect(screen.getByLabelText('Filter')).toHaveValue('all');
});

test('an empty shelf leads who is signed in to the form of a good', async () => {
  await open('/search', { answers: [shelf([])] });
  expect(await screen.findByText('No items yet')).toBeInTheDocument();
  expect(screen.getByText('Add an item')).toHaveAttribute('href', '/goods/new/import_select');
});

test('a visitor of an empty shelf is not led to a form', async () => {
  await open('/search', { as: null, answers: [shelf([])] });
  expect(await screen.findByText('No items yet')).toBeInTheDocument();
  expect(screen.queryByText('Add an item')).toBeNull();
});

test('the shelves of Home ask for the goods that one likes, and for those that one booked', async () => {
  const { person } = await open('/home/liked', { answers: [shelf([]), schedules] });
  expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
  expect(asked().liked).toBe('true');
  await person.click(screen.getByText('Booked'));
  expect(await screen.findByText('カメラ')).toBeInTheDocument();
  expect(asked('/bookings')).toMatchObject({ scope: 'use', page: '1' });
  expect(screen.queryByLabelText('Filter')).toBeNull();
});

test('two weeks that are refused say so, and come when they are asked for again', async () => {
  let refused = true;
  const once = http.get('/schedules', ({ response }) =>
    refused ? response.untyped(refusal('forbidden', 403)) : undefined,
  );
  const { person } = await open('/search', { answers: [once, shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  await person.click(screen.getByLabelText('Two weeks'));
  expect(await screen.findByText('You do not have permission to display this.')).toBeInTheDocument();
  refused = false;
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByRole('grid', { name: 'Two-week schedule' })).toBeInTheDocument();
});

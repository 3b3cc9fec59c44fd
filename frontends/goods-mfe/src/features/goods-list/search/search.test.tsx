import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GOOD_ID, LENDER_ID, inDays, meta, schedule } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { calls, http } from '../../../../../test/screens/server';
import { asked, choose, schedules, shelf, two } from '../../../../../test/screens/shelf';

screens();

const path = '/search?match=カメラ';
const here = () => Object.fromEntries(new URLSearchParams(window.location.search));
const LOOK = { sort: 'latest', filter: 'all', view: 'list' };

test('order, filter and view stand in the address, and an address from somebody else shows the same', async () => {
  const { person, store } = await open('/search?match=カメラ&sort=popular&filter=in_use&view=text', {
    answers: [shelf(), schedules],
  });
  await screen.findByText('三脚 ×3');
  expect(calls.filter(({ path: to }) => to.startsWith('/goods?'))).toHaveLength(1);
  expect(asked()).toMatchObject({ sort: 'popular', filter: 'in_use', match: 'カメラ' });
  expect(screen.getByLabelText('Text only')).toHaveAttribute('aria-pressed', 'true');
  choose('Filter', 'all');
  await person.click(screen.getByRole('link', { name: /^Order/ }));
  await person.click(within(await screen.findByRole('dialog')).getByText('By name'));
  await waitFor(() =>
    expect(here()).toEqual({ match: 'カメラ', sort: 'alphabetic', filter: 'all', view: 'text' }),
  );
  expect(store.getState().prefs).toMatchObject({ sort: 'alphabetic', filter: 'all', view: 'text' });
});

test('what the address narrows to is asked for, shown, and taken away one by one', async () => {
  const { person } = await open(
    `/search?match=カメラ&group=lab&tag=撮影&category=絵本&priced=false&from=${inDays(1)}&to=${inDays(3)}`,
    { answers: [shelf(), schedules] },
  );
  await screen.findByText('三脚 ×3');
  expect(asked()).toMatchObject({
    ...{ match: 'カメラ', group_id: 'lab', tag: '撮影', category: '絵本', priced: 'false' },
    ...{ from: inDays(1), to: inDays(3), filter: 'available' },
  });
  await person.click(screen.getByLabelText('Remove #撮影'));
  await waitFor(() => expect(asked()).not.toHaveProperty('tag'));
  await person.click(screen.getByLabelText('Remove ひまわり文庫'));
  await waitFor(() => expect(asked()).not.toHaveProperty('group_id'));
  await person.click(screen.getByText('Clear all'));
  await waitFor(() => expect(here()).toEqual({ match: 'カメラ', ...LOOK }));
  expect(screen.queryByLabelText('Active filters')).toBeNull();
});

test('the goods of a lender are asked for by the address, and the lender’s name takes that away', async () => {
  const { person } = await open(`/search?owner=${LENDER_ID}`, { answers: [shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  expect(asked()).toMatchObject({ owner_id: LENDER_ID });
  await person.click(await screen.findByLabelText('Remove 折笠'));
  await waitFor(() => expect(asked()).not.toHaveProperty('owner_id'));
});

test('days are chosen, and the last is never before the first', async () => {
  await open('/search', { answers: [shelf(), schedules] });
  await screen.findByText('三脚 ×3');
  const day = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  day('Borrow on', inDays(5));
  await waitFor(() => expect(asked()).toMatchObject({ from: inDays(5), to: inDays(5), filter: 'available' }));
  day('Return on', inDays(7));
  await waitFor(() => expect(asked()).toMatchObject({ from: inDays(5), to: inDays(7) }));
  day('Borrow on', inDays(9));
  await waitFor(() => expect(asked()).toMatchObject({ from: inDays(9), to: inDays(9) }));
  day('Borrow on', '');
  await waitFor(() => expect(asked()).not.toHaveProperty('from'));
});

test('a search is narrowed by what its goods have, with how many there would be', async () => {
  const counted = http.get('/goods', ({ query, response }) =>
    query.get('facets')
      ? response(200).json({
          ...{ goods: [], users: [], images: [], liked_good_ids: [], meta: meta(0) },
          facets: {
            tag: [{ value: '撮影', count: 1234 }],
            category: [],
            location: [{ value: '棚1', count: 2 }],
          },
        })
      : undefined,
  );
  const { person } = await open(path, { answers: [counted, shelf(), schedules] });
  await person.click(await screen.findByText('Filters'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1,234')).toBeInTheDocument();
  expect(dialog.queryByText('Category')).toBeNull();
  await person.click(dialog.getByLabelText(/#撮影/));
  await waitFor(() => expect(here()).toMatchObject({ tag: '撮影' }));
  await person.click(dialog.getByLabelText(/棚1/));
  await waitFor(() => expect(here()).toMatchObject({ tag: '撮影', location: '棚1' }));
  await person.click(dialog.getByLabelText(/#撮影/));
  await waitFor(() => expect(here()).not.toHaveProperty('tag'));
  await person.click(dialog.getByText('Show items'));
  expect(screen.getByLabelText('Remove 棚1')).toBeInTheDocument();
});

test('where nothing is found, each filter says how many there are without it, and like titles are named', async () => {
  const found = http.get('/goods', ({ query, response }) => {
    const [group, tag] = [query.get('group_id'), query.get('tag')];
    const total = group && tag ? 0 : group ? 1 : 4;
    return response(200).json({
      goods: total === 4 ? two : [],
      ...{ users: [], images: [], liked_good_ids: [] },
      meta: meta(total),
    });
  });
  const like = http.get('/search/suggest', ({ response }) =>
    response(200).json({ suggestions: [{ kind: 'good', text: 'ビデオカメラ', good_id: GOOD_ID, count: 1 }] }),
  );
  const { person } = await open('/search?match=顕微鏡&group=lab&tag=理科', {
    answers: [found, like, schedules],
  });
  const ways = within(await screen.findByLabelText('Ways to find items'));
  expect(ways.getAllByRole('button').map((way) => way.textContent)).toEqual([
    ...['Also outside “ひまわり文庫” 4 items', 'Without “#理科” 1 item'],
  ]);
  expect((await screen.findByText('ビデオカメラ')).closest('a')).toHaveAttribute('href', `/goods/${GOOD_ID}`);
  await person.click(ways.getByText(/Also outside/));
  expect(await screen.findByText('三脚 ×3')).toBeInTheDocument();
  expect(here()).toEqual({ match: '顕微鏡', tag: '理科', ...LOOK });
});

test('where nothing is free on the days, the nearest ones on which something is are offered', async () => {
  const found = http.get('/goods', ({ query, response }) => {
    const goods = !query.get('from') || query.get('from') === inDays(5) ? [two[0]!] : [];
    return response(200).json({
      ...{ goods, users: [], images: [], liked_good_ids: [] },
      meta: meta(goods.length),
    });
  });
  const busy = http.get('/schedules', ({ response }) => {
    const days = Array.from({ length: 12 }, (_, at) => ({
      date: inDays(at),
      remaining: at < 5 ? 0 : 1,
      closed_by: null,
      holiday: false,
      state: at < 5 ? ('full' as const) : ('free' as const),
    }));
    return response(200).json({ schedules: [schedule({ good_id: GOOD_ID, days })] });
  });
  const { person } = await open(`/search?match=カメラ&from=${inDays(3)}&to=${inDays(4)}`, {
    answers: [found, busy],
  });
  const near = await screen.findByRole('button', { name: /^Free .* 1 item/ });
  await person.click(near);
  await waitFor(() => expect(here()).toMatchObject({ from: inDays(5), to: inDays(6) }));
});

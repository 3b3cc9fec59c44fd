import { screen, waitFor } from '@testing-library/react';
import { taken } from '../../../../test/screens/bookings';
import { buttonOf, dayOf, here } from '../../../../test/screens/page';
import {
  GROUP_ID,
  type Good,
  type Schedule,
  booking,
  good,
  idOf,
  meta,
  schedule,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = '/bookings/new/bulk';
const [A, B, C] = [idOf(21), idOf(22), idOf(23)];
const GOODS = [
  good({ id: A, title: 'カメラ' }),
  good({ id: B, title: '三脚' }),
  good({ id: C, title: 'レンズ' }),
];

/** Goods to choose from, what is free of each, and a booking of all that are asked for. */
function many(goods: Good[] = GOODS, schedules: Record<string, Schedule> = {}) {
  return [
    http.get('/goods', ({ response }) =>
      response(200).json({
        goods,
        ...{ users: [], images: [], liked_good_ids: [], meta: meta(goods.length) },
      }),
    ),
    http.get('/schedules', ({ request, response }) => {
      const ids = (new URL(request.url).searchParams.get('good_ids') ?? '').split(',');
      return response(200).json({
        schedules: ids.map((id) => ({ ...(schedules[id] ?? schedule()), good_id: id })),
      });
    }),
    http.post('/bookings/bulk', async ({ request, response }) => {
      const { good_ids } = await request.json();
      return response(201).json({ bookings: good_ids.map((good_id) => booking({ good_id })) });
    }),
  ];
}
type Person = Awaited<ReturnType<typeof open>>['person'];

/** All goods that are shown are chosen, then the days. */
async function pickAll(person: Person) {
  await person.click(await screen.findByText(/^Select (all|the) \d shown$/));
  await person.click(screen.getByText('Choose days'));
  await screen.findByText('All items are booked together, on days when all are free.');
  await waitFor(() => dayOf('2031-05-20'));
}
async function pickDays(person: Person) {
  await pickAll(person);
  await person.click(dayOf('2031-05-20'));
  await person.click(dayOf('2031-05-21'));
}
const days = { start_date: '2031-05-20', end_date: '2031-05-21' };
const write = (good_ids: string[], fields = {}) => ({
  ...{ method: 'POST', path: '/bookings/bulk' },
  body: { good_ids, ...days, ...fields },
});
const tick = (name: string) => buttonOf(name);

test('goods are ticked one by one, then the days, and all are booked with one note', async () => {
  const { person } = await open(path, { answers: many() });
  await screen.findByText('三脚');
  expect(screen.getByText('Choose days')).toBeDisabled();
  await person.click(tick('カメラ'));
  await person.click(tick('三脚'));
  await person.click(tick('レンズ'));
  await person.click(tick('三脚'));
  expect(tick('三脚')).not.toBeChecked();
  await person.click(screen.getByText('Choose days'));
  await waitFor(() => dayOf('2031-05-20'));
  expect(screen.getByText('Book all 2')).toBeDisabled();
  await person.click(dayOf('2031-05-20'));
  await person.click(dayOf('2031-05-21'));
  expect(screen.getByText('2 of 2 free')).toBeInTheDocument();
  await person.type(screen.getByLabelText(/^Note/), ' 学芸会 ');
  await person.click(screen.getByText('Book all 2'));
  expect(await screen.findByText('2 booked.')).toBeInTheDocument();
  expect(here()).toBe('/bookings');
  expect(writes()).toEqual([write([A, C], { memo: '学芸会' })]);
});

test('goods are looked for by words and by group, and the address may bring the group', async () => {
  const { person } = await open(`${path}?group=himawari`, { answers: many() });
  await screen.findByText('三脚');
  const asked = () => {
    const read = calls.filter(({ path: to }) => to.startsWith('/goods?')).at(-1)?.path ?? '';
    return Object.fromEntries(new URLSearchParams(read.split('?')[1]));
  };
  const always = { sort: 'alphabetic', page: '1', per_page: '50' };
  expect(asked()).toEqual({ ...always, group_id: 'himawari' });
  await person.type(screen.getByLabelText('Search items'), '三');
  await waitFor(() => expect(asked()).toEqual({ ...always, group_id: 'himawari', match: '三' }));
  await person.selectOptions(screen.getByLabelText('Group'), '');
  await waitFor(() => expect(asked()).toEqual({ ...always, match: '三' }));
});

test('a group of all that are mine is chosen by its name', async () => {
  const { person } = await open(path, { answers: many() });
  await screen.findByText('ひまわり文庫', { selector: 'option' });
  await person.selectOptions(screen.getByLabelText('Group'), 'ひまわり文庫');
  await waitFor(() =>
    expect(
      calls.some(({ path: to }) => to.startsWith('/goods?') && to.includes(`group_id=${GROUP_ID}`)),
    ).toBe(true),
  );
});

test('what cannot be one of many says why, and is not taken with the others', async () => {
  const goods = [
    good({ id: A, title: 'カメラ' }),
    good({ id: B, title: '会議室', is_hourly: true }),
    good({ id: C, title: '見本', for_reference_only: true }),
    good({ id: idOf(24), title: '制限', restrict_reservation: true }),
    good({ id: idOf(25), title: '有料', price_per_day: 100 }),
    good({ id: idOf(26), title: '他所', permissions: [] }),
  ];
  const { person } = await open(path, { answers: many(goods) });
  await screen.findByText('会議室');
  expect(tick('会議室')).toBeDisabled();
  expect(tick('会議室')).toHaveAccessibleDescription('Items lent by the hour can’t be booked together.');
  expect(tick('見本')).toHaveAccessibleDescription('Items for reference only can’t be booked together.');
  expect(tick('制限')).toHaveAccessibleDescription('Items with restricted booking can’t be booked together.');
  expect(tick('有料')).toHaveAccessibleDescription('Items with a price can’t be booked together.');
  expect(tick('他所')).toHaveAccessibleDescription('Only members of its groups can book this.');
  await person.click(screen.getByText('Select the 1 shown'));
  expect(screen.getAllByText('1 selected').length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Select (all|the) /)).toBeNull();
});

test('a search without goods says so', async () => {
  await open(path, { answers: many([]) });
  expect(await screen.findByText('No items found')).toBeInTheDocument();
});

test('where one is missing, other days for all are one tap away', async () => {
  const { person } = await open(path, { answers: many(GOODS, { [B]: taken(6, 7) }) });
  await pickDays(person);
  expect(await screen.findByText('1 of 3 isn’t free on these days')).toBeInTheDocument();
  expect(screen.getByText('Book all 3')).toBeDisabled();
  expect(screen.getByText('2 of 3 free')).toBeInTheDocument();
  expect(screen.getByText('2 days earlier')).toBeInTheDocument();
  await person.click(screen.getByText('2 days later'));
  expect(screen.queryByText('1 of 3 isn’t free on these days')).toBeNull();
  await person.click(screen.getByText('Book all 3'));
  await screen.findByText('3 booked.');
  const later = { start_date: '2031-05-22', end_date: '2031-05-23' };
  expect(writes()).toEqual([write([A, B, C], later)]);
});

test('where some are missing, each or all of them can be left out', async () => {
  const { person } = await open(path, { answers: many(GOODS, { [B]: taken(6, 7), [C]: taken(7, 7) }) });
  await pickDays(person);
  expect(await screen.findByText('2 of 3 aren’t free on these days')).toBeInTheDocument();
  expect(screen.getByText('Remove the 2 that aren’t free')).toBeInTheDocument();
  await person.click(screen.getByText('Remove “三脚”'));
  expect(await screen.findByText('1 of 2 isn’t free on these days')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Remove レンズ'));
  await person.click(await screen.findByText('Book 1'));
  await screen.findByText('1 booked.');
  expect(writes()).toEqual([write([A])]);
});

test('more goods are added without losing the first, and the last one left out leads back to choosing', async () => {
  const { person } = await open(path, { answers: many([GOODS[0]!, GOODS[1]!]) });
  await screen.findByText('三脚');
  await person.click(tick('カメラ'));
  await person.click(screen.getByText('Choose days'));
  await person.click(await screen.findByText('Add more'));
  expect(tick('カメラ')).toBeChecked();
  await person.click(tick('三脚'));
  await person.click(screen.getByText('Choose days'));
  expect(await screen.findByText('2 items')).toBeInTheDocument();
  await person.click(screen.getByLabelText('Remove カメラ'));
  await person.click(await screen.findByLabelText('Remove 三脚'));
  expect(await screen.findByText('Choose the items to borrow together.')).toBeInTheDocument();
});

test('a refusal names its good, and an equal one is taken in its place', async () => {
  const other = { id: idOf(29), title: '別の三脚' };
  const params = { good_id: B, equal_goods: [other] };
  let late = true;
  const no = http.post('/bookings/bulk', ({ response }) => {
    if (!late) return undefined;
    late = false;
    return response.untyped(refusal('booking.unavailable', 409, { params }));
  });
  const { person } = await open(path, { answers: [no, ...many()] });
  await pickDays(person);
  await person.type(screen.getByLabelText(/^Note/), '学芸会');
  await person.click(screen.getByText('Book all 3'));
  expect(await screen.findByText('1 of 3 isn’t free on these days')).toBeInTheDocument();
  expect(screen.getByText('It is no longer free on those days.')).toBeInTheDocument();
  expect(screen.getByText('Not free on these days')).toBeInTheDocument();
  expect(screen.queryByText('3 booked.')).toBeNull();
  await person.click(screen.getByText('Choose “別の三脚” instead'));
  await person.click(await screen.findByText('Book all 3'));
  await screen.findByText('3 booked.');
  const memo = { memo: '学芸会' };
  expect(writes()).toEqual([write([A, B, C], memo), write([A, other.id, C], memo)]);
});

test('a refusal that names no good is said by its own words', async () => {
  const no = http.post('/bookings/bulk', ({ response }) =>
    response.untyped(refusal('booking.max_supplies', 409)),
  );
  const { person } = await open(path, { answers: [no, ...many()] });
  await pickDays(person);
  await person.click(screen.getByText('Book all 3'));
  expect(await screen.findByText('Refused: booking.max_supplies')).toBeInTheDocument();
  expect(screen.getByText('Book all 3')).toBeDisabled();
  await person.click(dayOf('2031-05-26'));
  expect(screen.queryByText('Refused: booking.max_supplies')).toBeNull();
  expect(screen.getByText('Book all 3')).toBeEnabled();
});

test('many that got no answer keep their days and are asked for again', async () => {
  const keys: (string | null)[] = [];
  const unsure = http.post('/bookings/bulk', ({ request, response }) => {
    keys.push(request.headers.get('idempotency-key'));
    return keys.length === 1 ? response.untyped(refusal('busy', 503)) : undefined;
  });
  const { person } = await open(path, { answers: [unsure, ...many()] });
  await pickDays(person);
  await person.click(screen.getByText('Book all 3'));
  const again = await screen.findByText('Try again');
  expect(screen.getByText('Refused: busy')).toBeInTheDocument();
  expect(document.querySelector('.bkbar s')).toBeNull();
  await person.click(again);
  await screen.findByText('3 booked.');
  expect(writes()).toEqual([write([A, B, C]), write([A, B, C])]);
  expect(keys[1]).toBe(keys[0]);
});

test('what is free that cannot be read is asked for again by a press', async () => {
  let broken = true;
  const no = http.get('/schedules', ({ response }) =>
    broken ? response.untyped(refusal('forbidden', 403)) : undefined,
  );
  const { person } = await open(path, { answers: [no, ...many()] });
  await person.click(await screen.findByText('Select all 3 shown'));
  await person.click(screen.getByText('Choose days'));
  expect(await screen.findByText('You do not have permission to display this.')).toBeInTheDocument();
  broken = false;
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByText('3 items')).toBeInTheDocument();
});

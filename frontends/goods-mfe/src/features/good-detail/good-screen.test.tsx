import { screen, waitFor, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import {
  GOOD_ID,
  type Good,
  TODAY,
  good,
  group,
  idOf,
  inDays,
  lender,
  meta,
  schedule,
} from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/goods/${GOOD_ID}`;
const picture = (place: number) => ({
  id: idOf(place),
  public_url: `/files/${place}.jpg`,
  thumbnail_public_url: `/files/${place}-small.jpg`,
  width: 640,
  height: 480,
  alt: '',
});

/** The good, and whether Mika likes it. */
function shown(fields: Partial<Good> = {}, images = [picture(51)]) {
  let liked = false;
  return [
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({
        good: good(fields),
        users: [lender()],
        images,
        liked_good_ids: liked ? [GOOD_ID] : [],
      }),
    ),
    http.post('/likes/toggle', async ({ request, response }) => {
      liked = (await request.json()).liked ?? !liked;
      return response(200).json({ good_id: GOOD_ID, liked });
    }),
  ];
}
const day = (at: number) => document.querySelector<HTMLElement>(`[data-day="${inDays(at)}"]`)!;

faces('the page of a good', {
  path,
  reads: [`/goods/${GOOD_ID}`],
  answers: shown(),
  shows: '一眼レフ',
});

/** Returns both hearts: one in the page's header, and one in the bar of a phone. */
const hearts = () => screen.findAllByLabelText('Add “カメラ” to favorites');
const pressed = () =>
  screen.getAllByLabelText('Add “カメラ” to favorites').map((heart) => heart.getAttribute('aria-pressed'));

test('a good is liked and no longer liked by the same heart', async () => {
  const { person } = await open(path, { answers: shown() });
  await person.click((await hearts())[0]!);
  await waitFor(() => expect(pressed()).toContain('true'));
  await person.click((await hearts())[0]!);
  await waitFor(() => expect(pressed()).not.toContain('true'));
  const toggle = (to: boolean) => ({
    ...{ method: 'POST', path: '/likes/toggle' },
    body: { good_id: GOOD_ID, liked: to },
  });
  expect(writes()).toEqual([toggle(true), toggle(false)]);
});

test('a like that is refused is said, and the heart stays empty', async () => {
  const refused = http.post('/likes/toggle', ({ response }) => response.untyped(refusal('busy', 409)));
  const { person } = await open(path, { answers: [refused, ...shown()] });
  await person.click((await hearts())[0]!);
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(pressed()).not.toContain('true');
});

test('a visitor who likes a good is asked to log in, and nothing is written', async () => {
  const { person } = await open(path, { as: null, answers: shown({ permissions: [], is_public: true }) });
  await person.click((await hearts())[0]!);
  expect(await screen.findByText('You need to sign in.')).toBeInTheDocument();
  expect(writes().filter(({ path: to }) => to === '/likes/toggle')).toEqual([]);
});

test('the first and the last day that are pressed go on to the form of the booking', async () => {
  const { person } = await open(path, { answers: shown() });
  const on = await screen.findByRole('link', { name: 'Continue' });
  expect(on).toHaveAttribute('href', `${path}/bookings/new`);
  expect(screen.getByText('Choose your days')).toBeInTheDocument();
  await screen.findByText('Tap the first day, then the last. The number shows how many are left that day.');
  await person.click(day(2));
  expect(on).toHaveAttribute('href', `${path}/bookings/new?from=${inDays(2)}&to=${inDays(2)}`);
  await person.click(day(4));
  expect(on).toHaveAttribute('href', `${path}/bookings/new?from=${inDays(2)}&to=${inDays(4)}`);
  expect(screen.queryByText('Choose your days')).toBeNull();
});

test('of a good by the hour one day is chosen, and the day before today not at all', async () => {
  const hourly = http.get('/goods/{id}/schedule', ({ response }) =>
    response(200).json({ schedule: schedule({ is_hourly: true }) }),
  );
  const { person } = await open(path, { answers: [hourly, ...shown({ is_hourly: true })] });
  await screen.findByText('Tap a day, then choose the hours.');
  await person.click(day(-1));
  expect(screen.getByText('Choose your days')).toBeInTheDocument();
  await person.click(day(2));
  await person.click(day(3));
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `${path}/bookings/new?from=${inDays(3)}&to=${inDays(3)}`,
  );
});

test('days say what is left of them, and other weeks are turned to', async () => {
  const days = [
    { date: TODAY, remaining: 0, state: 'full' as const, closed_by: null, holiday: false },
    { date: inDays(1), remaining: 2, state: 'part' as const, closed_by: null, holiday: false },
    { date: inDays(2), remaining: 0, state: 'closed' as const, closed_by: 'date' as const, holiday: false },
    ...schedule().days.slice(3),
  ];
  const busy = http.get('/goods/{id}/schedule', ({ response }) =>
    response(200).json({ schedule: schedule({ quantity: 3, days }) }),
  );
  const { person } = await open(path, { answers: [busy, ...shown({ quantity: 3 })] });
  await screen.findByText('May – June 2031');
  expect(day(0)).toHaveAccessibleName(/Full/);
  expect(day(1)).toHaveAccessibleName(/2 left/);
  expect(day(2)).toHaveAccessibleName(/Closed/);
  await person.click(screen.getByLabelText('Next 6 weeks'));
  expect(screen.getByText('June – August 2031')).toBeInTheDocument();
  expect(day(50)).toHaveAccessibleName(/Free/);
});

test('a schedule that is refused says so beside the facts, and is asked for again', async () => {
  let refused = true;
  const once = http.get('/goods/{id}/schedule', ({ response }) =>
    refused ? response.untyped(refusal('forbidden', 403)) : response(200).json({ schedule: schedule() }),
  );
  const { person } = await open(path, { answers: [once, ...shown()] });
  expect(await screen.findByText('You do not have permission to display this.')).toBeInTheDocument();
  expect(screen.getByText('一眼レフ')).toBeInTheDocument();
  refused = false;
  await person.click(screen.getByText('Try again'));
  expect(await screen.findByText('May – June 2031')).toBeInTheDocument();
});

test('the facts that a good has are there, empty ones are not, and a hashtag leads to what else has it', async () => {
  const full: Partial<Good> = {
    description: '三脚つき #撮影',
    location: '棚3',
    quantity: 2,
    max_days: 7,
    margin_days: 1,
    author: '夏目・森',
    authors: ['夏目', '森'],
    title_reading: 'カメラ',
    publisher: '岩波',
    isbn: '9784003101018',
    management_id: 'A-7',
    category: '工具',
    release_date: '2019-09-20',
    from: '2031-06-01',
    to: '2031-12-31',
    custom_tag_title: '寄贈',
    custom_tag: '山田さん',
    price_per_day: 500,
    settlement: 'direct',
    price_per_week: 2000,
    price_per_month: 6000,
    is_exclusive: true,
    auto_extend: true,
    purchase_price: 12_800,
    is_public: true,
  };
  await open(path, { answers: shown({ ...full, permissions: ['book', 'edit'] }) });
  const list = within((await screen.findByText('Location')).closest('dl')!);
  const facts = list.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ['Price', '¥500 / day・¥2,000 / week・¥6,000 / month'],
    ['Location', '棚3'],
    ['Quantity', '2'],
    ['Loan period', 'Up to 7 days'],
    ['Preparation', '1 day before and after'],
    ['Lent from', 'Sun 1 Jun'],
    ['Lent until', 'Wed 31 Dec'],
    ['Rules', 'Extend automatically・Only one open booking'],
    ['Authors', '夏目・森'],
    ['Publisher', '岩波'],
    ['ISBN', '9784003101018'],
    ['Management number', 'A-7'],
    ['Category', '工具'],
    ['Reading', 'カメラ'],
    ['Release date', 'Fri 20 Sep 2019'],
    ['寄贈', '山田さん'],
    ['Purchase price', '¥12,800'],
    ['Visible to', 'Public'],
    ['Lender', '折笠'],
  ]);
  expect(screen.getByText('#撮影')).toHaveAttribute('href', `/search?tag=${encodeURIComponent('撮影')}`);
  expect(screen.getByText('Pay the lender directly')).toBeInTheDocument();
});

test('what a good cost and who sees it is for those who manage it', async () => {
  await open(path, { answers: shown({ purchase_price: 12_800, is_public: true }) });
  await screen.findByText('Lender');
  expect(screen.queryByText('Purchase price')).toBeNull();
  expect(screen.queryByText('Visible to')).toBeNull();
  expect(screen.queryByText('Pay the lender directly')).toBeNull();
});

test('of a good without facts only its lender is named, and today is free', async () => {
  await open(path, { answers: shown() });
  expect(await screen.findByText('Free now')).toBeInTheDocument();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Lender']);
});

test('the picture that is chosen is the one shown', async () => {
  const { person } = await open(path, { answers: shown({}, [picture(51), picture(52)]) });
  await person.click(await screen.findByLabelText('カメラ, picture 2'));
  expect(screen.getByLabelText('カメラ, picture 2')).toHaveAttribute('aria-pressed', 'true');
  expect(document.querySelector('img[src*="/files/52.jpg"]')).toBeInTheDocument();
  expect(document.querySelector('img[src*="/files/51.jpg"]')).toBeNull();
});

test('who manages a good goes on to its form and to the folders of their groups', async () => {
  const groups = http.get('/groups', ({ response }) =>
    response(200).json({
      groups: [
        group({ permissions: ['edit', 'add_goods'] }),
        group({ id: idOf(12), slug: 'photo', name: '写真部', permissions: ['edit', 'add_goods'] }),
      ],
      users: [lender()],
      meta: meta(2),
    }),
  );
  await open(path, { as: lender(), answers: [groups, ...shown({ permissions: ['book', 'edit'] })] });
  expect((await screen.findAllByLabelText('Edit'))[0]).toHaveAttribute('href', `${path}/edit`);
  expect(await screen.findByText('Add to folders of ひまわり文庫')).toHaveAttribute(
    'href',
    `/-/himawari/folder_picker?good=${GOOD_ID}`,
  );
  // The good is not in that group.
  expect(screen.queryByText('Add to folders of 写真部')).toBeNull();
  expect(screen.getByText('Borrow now')).toHaveAttribute('href', `${path}/bookings/new/now`);
  expect(screen.getByText('See bookings of this item')).toHaveAttribute('href', `${path}/bookings`);
});

test('who may only book sees no form and no folders, and who may only look no way to book', async () => {
  await open(path, { answers: shown() });
  await screen.findByText('Borrow now');
  expect(screen.queryByLabelText('Edit')).toBeNull();
  expect(screen.queryByText(/^Add to folders of/)).toBeNull();
  expect(calls.some(({ path: asked }) => asked.startsWith(`/goods/${GOOD_ID}/schedule`))).toBe(true);
});

test('a good for reference shows no days and no way to book', async () => {
  await open(path, { answers: shown({ for_reference_only: true, permissions: [] }) });
  expect(await screen.findByText('For reference only')).toBeInTheDocument();
  expect(screen.queryByText('Free days')).toBeNull();
  expect(screen.queryByText('Continue')).toBeNull();
  expect(screen.queryByText('Borrow now')).toBeNull();
});

test('a good that is not there is named by the end of its id', async () => {
  const gone = http.get('/goods/{id}', ({ response }) => response.untyped(refusal('not_found', 404)));
  await open(path, { answers: [gone] });
  expect(await screen.findAllByText('The item with ID: …00000021 was not found')).toHaveLength(2);
});

test('edit, heart and more are icon buttons side by side, and the address is copied', async () => {
  const { person } = await open(path, { as: lender(), answers: shown({ permissions: ['book', 'edit'] }) });
  const more = (await screen.findAllByLabelText('More'))[0]!;
  const acts = [...more.closest('.gd-acts')!.querySelectorAll('.ibtn')];
  expect(acts.map((act) => act.getAttribute('aria-label'))).toEqual([
    'Edit',
    'Add “カメラ” to favorites',
    'More',
  ]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await person.click(more);
  await person.click(screen.getByText('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(copied).toHaveBeenCalledWith(`${window.location.origin}${path}`);
});

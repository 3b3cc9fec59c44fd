import { fireEvent, screen, within } from '@testing-library/react';
import { http as plain } from 'msw';
import { drawPictures, pngFile } from '../../../../../packages/web-kit/test/pictures';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, GROUP_ID, good, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { bodyOf, EMPTY_GOOD } from './good-draft';

screens();

const path = '/goods/new';
const OTHER_GROUP = idOf(12);
const groups = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [
      group({ permissions: ['edit', 'add_goods'] }),
      group({ id: OTHER_GROUP, name: '写真部', permissions: ['add_goods'] }),
      group({ id: idOf(13), name: '閲覧のみ', permissions: ['see_goods'] }),
    ],
    users: [lender()],
    meta: meta(3),
  }),
);
const registers = http.post('/goods', ({ response }) =>
  response(201).json({ good: good({ title: '脚立' }), users: [], images: [], liked_good_ids: [] }),
);

/** The request body of a good with nothing but a name. */
const BARE = { ...bodyOf(EMPTY_GOOD), title: '脚立' };

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const flip = (name: string) =>
  fireEvent.click(screen.getByText(name).closest('.sw')!.querySelector('button')!);
const register = () => fireEvent.click(screen.getByText('Add item'));
const typeName = async () =>
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: '脚立' } });

faces('the form of a new good', { path, answers: [groups], shows: 'Lending terms' });

test('every field of a new good is sent as it was typed and switched', async () => {
  await open(path, { as: lender(), answers: [groups, registers] });
  await typeName();
  type(/^Description/, '3段 #作業');
  type(/^Location/, '倉庫');
  type(/^Category/, '工具');
  type(/^Management number/, 'A-7');
  type(/^ISBN/, '978-4-00-310101-8');
  for (const name of ['夏目', ' 森 ']) {
    type(/^Authors/, name);
    fireEvent.keyDown(screen.getByLabelText(/^Authors/), { key: 'Enter' });
  }
  type(/^Reading/, 'きゃたつ');
  type(/^Publisher/, '岩波');
  type(/^Release date/, '2019-09-20');
  type(/^Lent from/, '2031-06-01');
  type(/^Lent until/, '2031-12-31');
  type(/^Per day/, '５００');
  type(/^Per week/, '2000');
  type(/^Per month/, '6000');
  type(/^Purchase price/, '12800');
  type(/^Field name/, '寄贈');
  type(/^Field text/, '山田さん');
  fireEvent.click(await screen.findByLabelText('ひまわり文庫'));
  fireEvent.click(screen.getByLabelText('写真部'));
  type('Quantity', '３');
  type('Preparation days', '2');
  type(/^Maximum days/, '14');
  const switched = [
    'Public',
    'Anyone can borrow it',
    'Hide from lists',
    'Only one open booking',
    'For reference only',
    'Only managers can book',
    'Check in returns',
    'Only by scanning its label',
    'Extend automatically',
  ];
  for (const name of switched) flip(name);
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  const body = {
    ...BARE,
    description: '3段 #作業',
    location: '倉庫',
    category: '工具',
    management_id: 'A-7',
    isbn: '9784003101018',
    authors: ['夏目', '森'],
    title_reading: 'きゃたつ',
    publisher: '岩波',
    release_date: '2019-09-20',
    from: '2031-06-01',
    to: '2031-12-31',
    price_per_day: 500,
    price_per_week: 2000,
    price_per_month: 6000,
    purchase_price: 12_800,
    custom_tag_title: '寄贈',
    custom_tag: '山田さん',
    group_ids: [GROUP_ID, OTHER_GROUP],
    quantity: 3,
    max_days: 14,
    margin_days: 2,
    is_public: true,
    is_public_use: true,
    is_hidden: true,
    is_exclusive: true,
    for_reference_only: true,
    restrict_reservation: true,
    confirmation_upon_return: true,
    only_scan_booking: true,
    auto_extend: true,
  };
  expect(writes()).toEqual([{ method: 'POST', path: '/goods', body }]);
  expect(window.location.pathname).toBe(`/goods/${GOOD_ID}`);
});

test('only groups into which one may put goods are offered, and the one of the address is ticked', async () => {
  await open(`/goods/new?group=${OTHER_GROUP}`, { answers: [groups] });
  expect(await screen.findByLabelText('写真部')).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByLabelText('ひまわり文庫')).toHaveAttribute('aria-checked', 'false');
  expect(screen.queryByLabelText('閲覧のみ')).toBeNull();
});

test('a good by the hour has neither quantity nor preparation, and neither is asked for', async () => {
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [groups, registers] });
  await typeName();
  type('Quantity', '5');
  flip('Lend by the hour');
  expect(screen.queryByLabelText('Quantity')).toBeNull();
  expect(screen.queryByLabelText('Preparation days')).toBeNull();
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({ ...BARE, group_ids: [GROUP_ID], is_hourly: true });
});

test('a good in no group is registered only once one has said that it is meant so', async () => {
  const { person } = await open(path, { answers: [groups, registers] });
  await typeName();
  register();
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('No group chosen')).toBeInTheDocument();
  await person.click(within(question).getByText('Go back'));
  expect(writes()).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveValue('脚立');

  register();
  await person.click(within(await screen.findByRole('dialog')).getByText('Add without a group'));
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'POST', path: '/goods', body: BARE }]);
});

test('a good that anybody may borrow needs no group', async () => {
  await open(path, { answers: [groups, registers] });
  await typeName();
  flip('Anyone can borrow it');
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({ ...BARE, is_public_use: true });
});

test('who may put goods into no group is told to make or join one', async () => {
  const none = http.get('/groups', ({ response }) =>
    response(200).json({ groups: [], users: [], meta: meta(0) }),
  );
  await open(path, { answers: [none] });
  expect(await screen.findByText(/You have no group yet/)).toBeInTheDocument();
});

test('the first faulty field has the focus, and the part in which it was folded is open', async () => {
  const errors = { price_per_day: [{ code: 'odd', message: 'Too much.' }] };
  const refused = http.post('/goods', ({ response }) =>
    response.untyped(refusal('validation', 422, { errors })),
  );
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [refused, groups] });
  await typeName();
  const price = screen.getByLabelText(/^Per day/);
  expect(price.closest('details')).not.toHaveAttribute('open');
  register();
  await screen.findByText('Too much.');
  expect(price.closest('details')).toHaveAttribute('open');
  expect(price).toHaveFocus();
});

test('faults stand at their fields, also at those that are folded away, and what was typed stays', async () => {
  const names = [
    'title',
    'description',
    'location',
    'isbn',
    'authors',
    'quantity',
    'margin_days',
    'max_days',
    'group_ids',
  ];
  const faults = Object.fromEntries(
    names.map((field) => [field, [{ code: `odd_${field}`, message: `Wrong: ${field}` }]]),
  );
  const refused = http.post('/goods', ({ response }) =>
    response.untyped(refusal('validation', 422, { errors: faults })),
  );
  await open(`/goods/new?group=${GROUP_ID}`, { answers: [refused, groups] });
  await typeName();
  register();
  expect(await screen.findByText('Wrong: title')).toBeInTheDocument();
  for (const field of names) expect(screen.getByText(`Wrong: ${field}`)).toBeInTheDocument();
  const isbn = screen.getByLabelText(/^ISBN/);
  expect(isbn).toHaveAccessibleDescription(/Wrong: isbn/);
  expect(screen.getByLabelText(/^Authors/).closest('details')).toHaveAttribute('open');
  expect(screen.getByLabelText('Name')).toHaveValue('脚立');
  expect(screen.queryByText(/” added/)).toBeNull();
});

test('pictures are sent as they are chosen, taken out by a press, and stand in the good in their order', async () => {
  drawPictures();
  let sent = 0;
  const signs = http.get('/images/s3_presigned_url', ({ response }) => {
    sent += 1;
    return response(200).json({
      image_id: idOf(40 + sent),
      url: `/files/uploads/${sent}`,
      public_url: `/files/${sent}`,
    });
  });
  const takes = plain.put('/files/uploads/:at', () => new Response(null, { status: 200 }));
  const { person } = await open(`/goods/new?group=${GROUP_ID}`, {
    answers: [signs, takes, groups, registers],
  });
  await typeName();
  const files = ['a.png', 'b.png'].map((name) => pngFile(name));
  fireEvent.change(await screen.findByTestId('pictures'), { target: { files } });
  expect(await screen.findByAltText('Picture 2')).toHaveAttribute('src', 'blob:picture');
  await person.click(screen.getByLabelText('Remove picture 1'));
  expect(screen.queryByAltText('Picture 2')).toBeNull();
  register();
  expect(await screen.findByText('“脚立” added.')).toBeInTheDocument();
  expect(writes().at(-1)?.body).toEqual({ ...BARE, group_ids: [GROUP_ID], image_ids: [idOf(42)] });
});

test('a file that is no picture is refused in words, and nothing is sent', async () => {
  await open(path, { answers: [groups] });
  const files = [new File(['x'], 'x.pdf', { type: 'application/pdf' })];
  fireEvent.change(await screen.findByTestId('pictures'), { target: { files } });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByAltText('Picture 1')).toBeNull();
  expect(writes()).toEqual([]);
});

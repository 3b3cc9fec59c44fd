import { fireEvent, screen, within } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, type Good, good, group, idOf, lender, meta } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';
import { GOOD_FIELD_NAMES } from '../../good-fields';

screens();

const path = `/goods/${GOOD_ID}/edit`;
const as = lender();
const PICTURES = [51, 52].map((place) => ({
  id: idOf(place),
  public_url: `/files/${place}.jpg`,
  thumbnail_public_url: `/files/${place}-small.jpg`,
  width: 640,
  height: 480,
  alt: '',
}));
const mine: Partial<Good> = {
  permissions: ['book', 'edit', 'delete'],
  image_ids: PICTURES.map(({ id }) => id),
};
const groups = http.get('/groups', ({ response }) =>
  response(200).json({
    groups: [group({ permissions: ['edit', 'add_goods'] })],
    users: [as],
    meta: meta(1),
  }),
);

/** Olga's good, as it is until it is changed. */
function shop(fields: Partial<Good> = {}) {
  let there = good({ ...mine, ...fields });
  return [
    groups,
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({ good: there, users: [as], images: PICTURES, liked_good_ids: [] }),
    ),
    http.patch('/goods/{id}', async ({ request, response }) => {
      there = { ...there, ...((await request.json()) as Partial<Good>) };
      return response(200).json({ good: there, users: [as], images: PICTURES, liked_good_ids: [] });
    }),
    http.delete('/goods/{id}', ({ response }) => response(204).empty()),
  ];
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const flip = (name: string) =>
  fireEvent.click(screen.getByText(name).closest('.sw')!.querySelector('button')!);

faces('the form of a good', {
  path,
  as,
  reads: [`/goods/${GOOD_ID}`],
  answers: shop(),
  shows: 'Lending terms',
});

test('nothing is to be saved before the first change, and what is discarded is as it was', async () => {
  const { person } = await open(path, { as, answers: shop() });
  expect(await screen.findByLabelText('Name')).toHaveValue('カメラ');
  expect(screen.queryByText('Save')).toBeNull();
  type('Name', '望遠カメラ');
  expect(screen.getByText('You have unsaved changes')).toBeInTheDocument();
  await person.click(screen.getByText('Discard'));
  expect(screen.getByLabelText('Name')).toHaveValue('カメラ');
  expect(screen.queryByText('Save')).toBeNull();
  expect(writes()).toEqual([]);
});

function addName(field: RegExp, name: string): void {
  type(field, name);
  fireEvent.keyDown(screen.getByLabelText(field), { key: 'Enter' });
}

/** A change to each field of the form, with the value that is sent. */
const CHANGES: readonly [field: string, change: () => void, sent: unknown][] = [
  ['title', () => type('Name', '望遠'), '望遠'],
  ['description', () => type(/^Description/, 'よく写る'), 'よく写る'],
  ['location', () => type(/^Location/, '棚2'), '棚2'],
  ['category', () => type(/^Category/, '写真'), '写真'],
  ['management_id', () => type(/^Management number/, 'C-1'), 'C-1'],
  ['isbn', () => type(/^ISBN/, '9784003101018'), '9784003101018'],
  ['authors', () => addName(/^Authors/, '森'), ['森']],
  ['codes', () => addName(/^Further codes/, '4901234567894'), ['4901234567894']],
  ['title_reading', () => type(/^Reading/, 'ぼうえん'), 'ぼうえん'],
  ['publisher', () => type(/^Publisher/, '新潮'), '新潮'],
  ['release_date', () => type(/^Release date/, '2019-09-20'), '2019-09-20'],
  ['from', () => type(/^Lent from/, '2031-06-01'), '2031-06-01'],
  ['to', () => type(/^Lent until/, '2031-07-01'), '2031-07-01'],
  ['price_per_day', () => type(/^Per day/, '500'), 500],
  ['price_per_week', () => type(/^Per week/, '2000'), 2000],
  ['price_per_month', () => type(/^Per month/, '6000'), 6000],
  ['purchase_price', () => type(/^Purchase price/, '12800'), 12_800],
  ['custom_tag_title', () => type(/^Field name/, '寄贈'), '寄贈'],
  ['custom_tag', () => type(/^Field text/, '森'), '森'],
  ['group_ids', () => fireEvent.click(screen.getByLabelText('ひまわり文庫')), []],
  ['image_ids', () => fireEvent.click(screen.getByLabelText('Remove picture 1')), [idOf(52)]],
  ['quantity', () => type('Quantity', '4'), 4],
  ['max_days', () => type(/^Maximum days/, '9'), 9],
  ['margin_days', () => type('Preparation days', '1'), 1],
  ['is_public', () => flip('Public'), true],
  ['is_public_use', () => flip('Anyone can borrow it'), true],
  ['is_hidden', () => flip('Hide from lists'), true],
  ['is_exclusive', () => flip('Only one open booking'), true],
  ['for_reference_only', () => flip('For reference only'), true],
  ['restrict_reservation', () => flip('Only managers can book'), true],
  ['confirmation_upon_return', () => flip('Check in returns'), true],
  ['only_scan_booking', () => flip('Only by scanning its label'), true],
  ['auto_extend', () => flip('Extend automatically'), true],
];

/** Switching to the hour changes other fields, too: tested below. Folders: in new-good-screen.test.tsx. */
const ELSEWHERE = ['is_hourly', 'price_per_hour', 'folder_ids'];

test('there is an input for every field of the table', () => {
  expect([...CHANGES.map(([field]) => field), ...ELSEWHERE].sort()).toEqual([...GOOD_FIELD_NAMES].sort());
});

test('every field that is changed is sent, and no other', async () => {
  const { person } = await open(path, { as, answers: shop() });
  await screen.findByLabelText('ひまわり文庫');
  for (const [, change] of CHANGES) change();
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  const body = Object.fromEntries(CHANGES.map(([field, , sent]) => [field, sent]));
  expect(writes()).toEqual([{ method: 'PATCH', path: `/goods/${GOOD_ID}`, body }]);
});

test('a good that becomes one by the hour loses its quantity and its preparation', async () => {
  const daily = { quantity: 4, margin_days: 2, price_per_day: 500 };
  const { person } = await open(path, { as, answers: shop(daily) });
  await screen.findByLabelText('Name');
  flip('Lend by the hour');
  type(/^Per hour/, '300');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({
    is_hourly: true,
    quantity: 1,
    margin_days: 0,
    price_per_hour: 300,
    price_per_day: null,
  });
});

test('who takes the last group away is asked whether nobody else is to see the good', async () => {
  const { person } = await open(path, { as, answers: shop() });
  fireEvent.click(await screen.findByLabelText('ひまわり文庫'));
  await person.click(screen.getByText('Save'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('No group chosen')).toBeInTheDocument();
  await person.click(within(question).getByText('Go back'));
  expect(writes()).toEqual([]);
  await person.click(screen.getByText('Save'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Save without a group'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({ group_ids: [] });
});

test('a good that was in no group before is changed without that question', async () => {
  const { person } = await open(path, { as, answers: shop({ group_ids: [] }) });
  await screen.findByLabelText('Name');
  type('Name', '望遠カメラ');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
});

test('a saved good is called saved and shown as it is now', async () => {
  const { person } = await open(path, { as, answers: shop() });
  await screen.findByLabelText('Name');
  type('Name', '望遠カメラ');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'PATCH', path: `/goods/${GOOD_ID}`, body: { title: '望遠カメラ' } }]);
  expect(await screen.findByRole('heading', { name: '望遠カメラ' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(`/goods/${GOOD_ID}`);
});

test('what may be empty is sent as nothing once it is emptied', async () => {
  const full = { location: '棚', isbn: '9784003101018', authors: ['森'], max_days: 3 };
  const { person } = await open(path, { as, answers: shop(full) });
  await screen.findByLabelText('Name');
  for (const label of [/^Location/, /^ISBN/, /^Maximum days/]) type(label, ' ');
  fireEvent.click(screen.getByLabelText('Remove 森'));
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Item saved.')).toBeInTheDocument();
  expect(writes()[0]?.body).toEqual({ location: null, isbn: null, authors: [], max_days: null });
});

test('a fault stands at its field, what was typed stays, and nothing is called saved', async () => {
  const refused = http.patch('/goods/{id}', ({ response }) =>
    response.untyped(
      refusal('validation', 422, { errors: { quantity: [{ code: 'odd', message: 'Too many.' }] } }),
    ),
  );
  const { person } = await open(path, { as, answers: [refused, ...shop()] });
  await screen.findByLabelText('Name');
  type('Quantity', '1000000');
  await person.click(screen.getByText('Save'));
  expect(await screen.findByText('Too many.')).toBeInTheDocument();
  expect(screen.getByLabelText('Quantity')).toHaveAccessibleDescription('Too many.');
  expect(screen.getByLabelText('Quantity')).toHaveValue('1000000');
  expect(screen.queryByText('Item saved.')).toBeNull();
  expect(window.location.pathname).toBe(path);
});

test('a good is deleted once one has said yes, and the screen is left', async () => {
  const { person } = await open(path, { as, answers: shop() });
  await person.click(await screen.findByText('Delete item'));
  const question = await screen.findByRole('dialog');
  expect(within(question).getByText('Delete “カメラ”?')).toBeInTheDocument();
  await person.click(within(question).getByText('Go back'));
  expect(writes()).toEqual([]);

  await person.click(screen.getByText('Delete item'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Delete item'));
  expect(await screen.findByText('“カメラ” was deleted.')).toBeInTheDocument();
  expect(writes()).toEqual([{ method: 'DELETE', path: `/goods/${GOOD_ID}`, body: undefined }]);
  expect(window.location.pathname).toBe('/home');
});

test('a good that is out is not deleted, and why is said', async () => {
  const refused = http.delete('/goods/{id}', ({ response }) => response.untyped(refusal('busy', 409)));
  const { person } = await open(path, { as, answers: [refused, ...shop()] });
  await person.click(await screen.findByText('Delete item'));
  await person.click(within(await screen.findByRole('dialog')).getByText('Delete item'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
  expect(screen.queryByText('“カメラ” was deleted.')).toBeNull();
  expect(window.location.pathname).toBe(path);
});

test('who may edit but not delete sees no way to delete', async () => {
  await open(path, { as, answers: shop({ permissions: ['edit'] }) });
  await screen.findByLabelText('Name');
  expect(screen.queryByText('Delete item')).toBeNull();
});

test('to who may not edit a good, its form is not there', async () => {
  await open(path, { answers: shop({ permissions: ['book'] }) });
  expect(await screen.findAllByText(/^The item with ID: .* was not found$/)).toHaveLength(2);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { http as plain, HttpResponse } from 'msw';
import { faces } from '../../../../test/screens/faces';
import { GOOD_ID, good, idOf, lender, LENDER_ID, meta, OWN_GOOD } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { savedFiles } from '../../../../test/screens/page';
import { http, refusal } from '../../../../test/screens/server';
import { needsSafari } from './prints-in-safari';
import { typedNumber } from './use-label-settings';

screens();
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const as = lender();
const path = '/-/himawari/export/goods_qr_code';
const own = [
  good({ title: 'カメラ', management_id: '100', permissions: OWN_GOOD }),
  good({ id: idOf(22), title: '三脚', management_id: '三脚-①', permissions: OWN_GOOD }),
];
const listing = (goods = own) =>
  http.get('/goods', ({ response }) =>
    response(200).json({ goods, users: [as], images: [], liked_good_ids: [], meta: meta(goods.length) }),
  );

/** Makes a file of every request and records its body. */
function printing() {
  const asked: unknown[] = [];
  const answer = plain.post('*/labels', async ({ request }) => {
    asked.push(await request.json());
    return HttpResponse.text('%PDF-', { headers: { 'content-type': 'application/pdf' } });
  });
  return { asked, answer };
}

faces('labels of a group', { path, as, reads: ['/goods'], answers: [listing()], shows: 'カメラ' });

test('a PDF is made of the goods of a group with the chosen sheet, place, code and lines', async () => {
  const files = savedFiles();
  const { asked, answer } = printing();
  const { person } = await open(path, { as, answers: [answer, listing(own.slice(0, 1))] });
  await person.selectOptions(await screen.findByLabelText('Sheet'), '65');
  await person.click(screen.getByLabelText('Start with label 7'));
  await person.click(screen.getByText('NW-7'));
  await person.click(screen.getByRole('switch', { name: 'Location' }));
  await person.click(within(screen.getByRole('group', { name: 'Copies of each' })).getByLabelText('More'));
  await person.clear(screen.getByLabelText('Move right (mm)'));
  await person.type(screen.getByLabelText('Move right (mm)'), '-0.5');
  await person.click(screen.getByText('Make PDF'));
  await waitFor(() => expect(files).toEqual(['labels.pdf']));
  expect(asked).toEqual([
    {
      ...{ good_ids: [GOOD_ID], format: '65', first_cell: 7, code: 'nw7', copies: 2, ruler: false },
      ...{ lines: ['group', 'title', 'management_id'], offset_x: -0.5, offset_y: 0, spacing: 0 },
    },
  ]);
  await person.click(screen.getByText('Make ruler page'));
  await waitFor(() => expect(asked[1]).toMatchObject({ ruler: true, format: '65' }));
  expect(asked[1]).not.toHaveProperty('good_ids');
});

test('the settings of the device are there the next time, and a correction out of range is refused', async () => {
  localStorage.setItem('kashikari.labels', JSON.stringify({ format: '95', spacing: '11', lines: ['nope'] }));
  await open(path, { as, answers: [listing()] });
  expect(await screen.findByLabelText('Sheet')).toHaveValue('95');
  expect(screen.getByRole('switch', { name: 'Location' })).not.toBeChecked();
  expect(screen.getByText('Enter a number from -10 to 10.')).toBeInTheDocument();
  expect(screen.getByText('Make PDF')).toBeDisabled();
});

test('numbers that the barcode cannot hold are named before the PDF is made', async () => {
  const { person } = await open(path, { as, answers: [listing()] });
  await person.click(await screen.findByText('Code 128'));
  expect(screen.getByText(/doesn’t fit this barcode \(三脚-①\)/)).toBeInTheDocument();
  expect(screen.getByText('Make PDF')).toBeDisabled();
  await person.click(screen.getByText('QR'));
  expect(screen.getByText('Make PDF')).toBeEnabled();
});

test('a refusal of the PDF is shown', async () => {
  const no = http.post('/labels', ({ response }) => response.untyped(refusal('busy', 503)));
  const { person } = await open(path, { as, answers: [no, listing()] });
  await person.click(await screen.findByText('Make PDF'));
  expect(await screen.findByText('Refused: busy')).toBeInTheDocument();
});

test('a group without own goods leads to adding some', async () => {
  await open(path, { as, answers: [listing([good({ permissions: [] })])] });
  expect(await screen.findByText('There are no items to label')).toBeInTheDocument();
  expect(screen.getByText('Add item')).toHaveAttribute('href', expect.stringContaining('import_select'));
});

test('goods chosen in the picker are labelled, and one good from its menu', async () => {
  const { asked, answer } = printing();
  savedFiles();
  const { person } = await open(`/users/${LENDER_ID}/goods_picker`, { as, answers: [answer, listing()] });
  await person.click((await screen.findAllByRole('checkbox', { name: /三脚/ }))[0]!);
  await person.click(screen.getAllByText('Print labels')[0]!);
  await person.click(await screen.findByText('Make PDF'));
  await waitFor(() => expect(asked).toMatchObject([{ good_ids: [idOf(22)] }]));
});

test('a new code is asked about first, and its label is offered', async () => {
  const answers = [
    http.get('/goods/{id}', ({ response }) =>
      response(200).json({ good: own[0]!, users: [as], images: [], liked_good_ids: [] }),
    ),
    http.post('/goods/{id}/label_code', ({ response }) => response(201).json({ code: 'ABCDEFGH2345' })),
  ];
  const { person } = await open(`/goods/${GOOD_ID}`, { as, answers });
  await person.click((await screen.findAllByLabelText('More'))[0]!);
  await person.click(screen.getAllByText('New label code')[0]!);
  await person.click(await screen.findByText('Create new code'));
  await screen.findByText('The item has a new code.');
  await person.click(screen.getByText('Print label'));
  expect(await screen.findByText('Make PDF')).toBeEnabled();
});

test('all own goods are labelled from the address of the account', async () => {
  await open(`/users/${LENDER_ID}/export/goods_qr_code`, { as, answers: [listing()] });
  expect(await screen.findByText(/2 labels/)).toBeInTheDocument();
});

test('only Safari prints on iOS', () => {
  const of = (userAgent: string, maxTouchPoints = 5) => needsSafari({ userAgent, maxTouchPoints });
  const ios =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(of(`${ios} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe(false);
  expect(of(`${ios} CriOS/130.0 Mobile/15E148 Safari/604.1`)).toBe(true);
  expect(of(`${ios} Mobile/15E148`)).toBe(true);
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';
  expect(of(mac, 0)).toBe(false);
});

test('a correction is typed in full width too', () => {
  expect(typedNumber('－0.5', 20)).toBe(-0.5);
  expect(typedNumber('', 20)).toBe(0);
  expect([typedNumber('x', 20), typedNumber('21', 20), typedNumber('0.5', 10, true)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { faces } from '../../../../test/screens/faces';
import { PAYMENT_ID, good, idOf, lender, meta, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { savedFiles } from '../../../../test/screens/page';
import { type Payment, payment } from '../../../../test/screens/payments';
import { calls, http } from '../../../../test/screens/server';

screens();

const PATH = '/payments/history';

/** Pages of payments. */
function pagesOf(...pages: Payment[][]) {
  return http.get('/payments', ({ request, response }) => {
    const at = Number(new URL(request.url).searchParams.get('page'));
    const next_page = at < pages.length ? at + 1 : null;
    return response(200).json({
      payments: pages[at - 1] ?? [],
      goods: [good()],
      users: [lender(), user()],
      meta: { ...meta(pages.flat().length), next_page },
    });
  });
}
/** Goods of the caller's own, which make a lender. */
const lends = http.get('/groups', ({ response }) =>
  response(200).json({ groups: [], users: [], meta: meta(0) }),
);
const asked = () => calls.filter(({ path }) => path.startsWith('/payments?')).map(({ path }) => path);

faces('the payments', { path: PATH, reads: ['/payments'], shows: 'カメラ' });

test('payments are listed with amount, status and lender, page by page, and lead to each', async () => {
  const paid = payment({ id: idOf(72), good_title: 'テント', status: 'succeeded', amount_refunded: 500 });
  const { person } = await open(PATH, { answers: [pagesOf([payment()], [paid])] });
  expect(await screen.findByText('2 payments')).toBeInTheDocument();
  expect(screen.getByText('カメラ').closest('a')).toHaveAttribute('href', `/payments/${PAYMENT_ID}`);
  expect(screen.getByText('折笠')).toBeInTheDocument();
  await person.click(screen.getByText('Show more'));
  expect(await screen.findByText('テント')).toBeInTheDocument();
  expect(screen.getByText('¥1,500')).toBeInTheDocument();
  expect(screen.queryByText('Show more')).toBeNull();
});

test('who lends sees what is received, and filters by status', async () => {
  const { person } = await open(PATH, { as: lender(), answers: [pagesOf([payment()])] });
  await person.click(await screen.findByText('I receive'));
  expect(await screen.findByText('美香')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Status'), 'succeeded');
  await screen.findByText('美香');
  expect(asked()).toEqual([
    '/payments?scope=pay&page=1&per_page=25',
    '/payments?scope=receive&page=1&per_page=25',
    '/payments?scope=receive&status=succeeded&page=1&per_page=25',
  ]);
});

test('who lends nothing has no second list, and without payments finds what to do next', async () => {
  await open(PATH, { answers: [lends, pagesOf([])] });
  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  expect(screen.getByText('Find an item')).toHaveAttribute('href', '/search');
  expect(screen.queryByText('I receive')).toBeNull();
});

test('a status that no payment has leads back to all', async () => {
  const { person } = await open(`${PATH}?status=refunded`, { answers: [pagesOf([])] });
  await person.click(await screen.findByText('Show all'));
  expect(await screen.findByText('No payments yet')).toBeInTheDocument();
});

test('what nobody has paid yet leads a lender to the prices of the items', async () => {
  await open(`${PATH}?scope=receive`, { as: lender(), answers: [pagesOf([])] });
  expect(await screen.findByText('Manage items')).toHaveAttribute(
    'href',
    `/users/${lender().id}/goods_picker`,
  );
});

test('the list as it is filtered is saved as a file for spreadsheets', async () => {
  const saved = savedFiles();
  const file = plain.get('/v1/payments/export', () => new HttpResponse('\ufeffid\r\n'));
  const { person } = await open(`${PATH}?scope=receive&status=succeeded`, {
    ...{ as: lender(), answers: [file, pagesOf([payment()])] },
  });
  await person.click(await screen.findByText('Save as CSV'));
  await waitFor(() => expect(saved).toEqual(['payments.csv']));
  expect(calls.map(({ path }) => path)).toContain('/payments/export?scope=receive&status=succeeded');
});

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { paymentDocument, type PaymentDocument } from '../../../../test/screens/documents';
import { faces } from '../../../../test/screens/faces';
import { idOf, lender, meta, PAYMENT_ID, user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { here, savedFiles } from '../../../../test/screens/page';
import { calls, http } from '../../../../test/screens/server';

screens();

const PATH = '/payments/documents';

const has = (...documents: PaymentDocument[]) =>
  http.get('/documents', ({ response }) => response(200).json({ documents, meta: meta(documents.length) }));

const asked = () => calls.filter(({ path }) => path.startsWith('/documents?')).map(({ path }) => path);

faces('the documents', {
  path: PATH,
  as: user(),
  reads: ['/documents'],
  answers: [has(paymentDocument())],
  shows: /Receipt 2031-12/,
});

test('a document names the other party, its day and its total, leads to its payment and is saved', async () => {
  const saved = savedFiles();
  const file = plain.get('/v1/documents/:id/file', () => new HttpResponse('%PDF-'));
  const { person } = await open(PATH, { as: user(), answers: [file, has(paymentDocument())] });
  expect(await screen.findByRole('link', { name: 'Olga' })).toHaveAttribute(
    'href',
    `/payments/${PAYMENT_ID}`,
  );
  expect(screen.getByText('¥2,000')).toBeInTheDocument();
  expect(screen.getByText('1 document')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Save PDF: Receipt 2031-12' }));
  await waitFor(() => expect(saved).toEqual(['Receipt-2031-12.pdf']));
});

test('a return says what it corrects and takes the total off, and a saved one says so', async () => {
  const returned = {
    id: idOf(92),
    kind: 'return',
    number: '2031-13',
    corrects: '2031-12',
    total: 500,
  } as const;
  await open(PATH, {
    as: user(),
    answers: [has(paymentDocument(returned), paymentDocument({ copy: true }))],
  });
  expect(await screen.findByText('Return 2031-13 (corrects 2031-12)')).toBeInTheDocument();
  expect(screen.getByText('-¥500')).toBeInTheDocument();
  expect(screen.getByText('Receipt 2031-12 (saved before)')).toBeInTheDocument();
});

test('documents are found by name, day and total, which the address keeps', async () => {
  const { person } = await open(PATH, { as: user(), answers: [has(paymentDocument())] });
  await person.type(await screen.findByLabelText('Name or number'), 'Olga');
  await person.type(screen.getByLabelText('Issued from'), '2031-04-01');
  await person.type(screen.getByLabelText('Lowest total'), '１,000');
  await person.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(here()).toBe(`${PATH}?from=2031-04-01&min=1000&text=Olga`));
  await waitFor(() => expect(asked().at(-1)).toContain('scope=pay&from=2031-04-01&min=1000&text=Olga'));
});

test('a total that is no amount is marked, and nothing is asked', async () => {
  const { person } = await open(PATH, { as: user(), answers: [has(paymentDocument())] });
  await person.type(await screen.findByLabelText('Highest total'), '1.5');
  await person.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText('Enter whole yen.')).toBeInTheDocument();
  expect(here()).toBe(PATH);
});

test('a lender sees what was issued, and where nothing matches, a way back to all', async () => {
  const { person } = await open(`${PATH}?text=x`, { as: lender(), answers: [has()] });
  await person.click(await screen.findByRole('button', { name: 'I issued' }));
  await waitFor(() => expect(asked().at(-1)).toContain('scope=receive'));
  await person.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No invoices or receipts yet')).toBeInTheDocument();
  expect(screen.getByText(/Add your registration number/)).toBeInTheDocument();
});

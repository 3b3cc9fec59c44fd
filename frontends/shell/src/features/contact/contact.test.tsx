import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as plain } from 'msw';
import { BOOKING_ID, subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const config = { support: { form: true, time_zone: 'Asia/Tokyo' }, contact: 'help@example.jp' };
const RECEIPT = { number: 'Q-7F2C-0418', reply_by: '2031-05-16T08:00:00Z' };
const sent = plain.post('/v1/inquiries', () => HttpResponse.json(RECEIPT, { status: 201 }));
const message = () => screen.findByLabelText('Message');
const type = async (text: string) => fireEvent.change(await message(), { target: { value: text } });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

test('an inquiry is sent with the account’s name and address, and its number and reply date are shown', async () => {
  await open('/contact', { config, answers: [sent] });
  await type('Can I return it on a holiday?');
  expect(screen.getByLabelText('Name')).toHaveValue('美香');
  fireEvent.click(screen.getByLabelText('Something is broken'));
  press('Send');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Message sent' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Q-7F2C-0418')).toBeInTheDocument();
  expect(
    screen.getByText('The reply comes to mika@example.com by Fri 16 May 17:00 (Asia/Tokyo).'),
  ).toBeInTheDocument();
  const body = {
    name: '美香',
    email: 'mika@example.com',
    category: 'fault',
    body: 'Can I return it on a holiday?',
  };
  expect(writes()).toEqual([{ method: 'POST', path: '/inquiries', body }]);
});

test('the date of the reply stands before the fields and beside the button, with what others get', async () => {
  await open('/contact', { as: null, config });
  expect(
    await screen.findByText(/^You get a reply by email by Fri 16 May 17:00 \(Asia\/Tokyo\)\./),
  ).toBeInTheDocument();
  expect(screen.getByText('Reply by Fri 16 May 17:00 (Asia/Tokyo)')).toBeInTheDocument();
  expect(screen.getByText(/includes priority support get a reply by Thu 15 May 17:00/)).toBeInTheDocument();
  expect(screen.getByText('Up to 5 messages an hour')).toBeInTheDocument();
});

test('a plan with priority support gets a reply a business day sooner', async () => {
  const features = ['priority_support'] as const;
  const prior = http.get('/subscriptions/current', ({ response }) =>
    response(200).json({ subscription: subscription({ features: [...features] }), plans: [] }),
  );
  await open('/contact', { config, answers: [prior] });
  expect(await screen.findByText('Reply by Thu 15 May 17:00 (Asia/Tokyo)')).toBeInTheDocument();
  expect(screen.getByText('Your plan includes priority support.')).toBeInTheDocument();
});

test('the screen before and the number of a crash are sent along without ids, unless they are removed', async () => {
  const { person } = await open(`/bookings/${BOOKING_ID}`, { config, answers: [sent] });
  await screen.findAllByText('カメラ');
  await person.click(document.querySelector('.hd-nav a[href="/help"]') as HTMLElement);
  await person.click(await screen.findByText('Contact support'));
  expect(await screen.findByText(/only “\/bookings\/\{id\}” is sent/)).toBeInTheDocument();
  await type('Why?');
  press('Send');
  await screen.findByText('Q-7F2C-0418');
  expect(writes()[0]?.body).toMatchObject({ screen: '/bookings/{id}' });
  cleanup();
  sessionStorage.setItem('kashikari.crash', JSON.stringify({ number: 'AAAA-0001', at: 1 }));
  await open('/contact?crash=7F2C-0418', { config, answers: [sent] });
  expect(await screen.findByText(/^Number 7F2C-0418/)).toBeInTheDocument();
  expect(screen.getByLabelText('Something is broken')).toBeChecked();
  press('Remove the number');
  press('Remove the screen');
  await type('It stopped');
  press('Send');
  await screen.findByText('Q-7F2C-0418');
  expect(writes()[0]?.body).not.toHaveProperty('crash');
  expect(writes()[0]?.body).not.toHaveProperty('screen');
});

test('the category of the address is chosen, and an unknown one is a question', async () => {
  await open('/contact?category=plan', { as: null, config });
  expect(await screen.findByLabelText('Plans and money')).toBeChecked();
  cleanup();
  await open('/contact?category=<script>', { as: null, config });
  expect(await screen.findByLabelText('A question')).toBeChecked();
});

test('a refused field is named, and what was typed stays', async () => {
  const fields = { errors: { email: [{ code: 'validation.email', message: 'Not an email address' }] } };
  const refused = plain.post('/v1/inquiries', () => refusal('validation', 400, fields));
  await open('/contact', { config, answers: [refused] });
  await type('Hello');
  press('Send');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(await message()).toHaveValue('Hello');
});

test('too many inquiries say when the next one can be sent', async () => {
  const detail = 'Too many messages. Try again in 40 seconds.';
  const refused = plain.post('/v1/inquiries', () =>
    refusal('rate_limited', 429, { detail, params: { retry_after: 40 } }),
  );
  await open('/contact', { config, answers: [refused] });
  await type('Hello');
  press('Send');
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a message is kept as a draft until it is sent', async () => {
  await open('/contact', { config, answers: [sent] });
  await type('Half a sen');
  cleanup();
  await open('/contact', { config, answers: [sent] });
  expect(await message()).toHaveValue('Half a sen');
  press('Send');
  await screen.findByText('Q-7F2C-0418');
  cleanup();
  await open('/contact', { config });
  expect(await message()).toHaveValue('');
});

test.each([
  ['no contact', {}],
  ['a site as contact', { support: { form: false, time_zone: 'Asia/Tokyo' }, contact: 'https://example.jp' }],
  ['no mail', { ...config, no_mail: { ask: 'Olga' } }],
])('with %s there is no form for inquiries or feedback', async (_what, settings) => {
  await open('/contact', { as: null, config: settings });
  expect((await screen.findAllByText('Page not found'))[0]).toBeInTheDocument();
  cleanup();
  await open('/feedback', { as: null, config: settings });
  expect((await screen.findAllByText('Page not found'))[0]).toBeInTheDocument();
});

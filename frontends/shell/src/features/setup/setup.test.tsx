import { screen, waitFor } from '@testing-library/react';
import { user } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const waiting = (setup: object = {}) =>
  http.get('/setup', ({ response }) =>
    response(200).json({
      setup: { needed: true, token_needed: false, mail: 'none', is_owner: false, ...setup },
    }),
  );
const made = http.post('/setup', ({ response }) =>
  response(201).json({
    user: user({ locale: 'en' }),
    token: 'token',
    refresh_token: 'refresh',
    expires_in: 900,
  }),
);

async function fillIn(person: Awaited<ReturnType<typeof open>>['person']): Promise<void> {
  await person.type(await screen.findByLabelText('Name of your lending service'), 'Sakura lends');
  await person.type(screen.getByLabelText('Name of the organization, shop or person'), 'Sakura');
  await person.type(screen.getByLabelText('Email'), 'sakura@example.com');
  await person.type(screen.getByLabelText('Password'), 'kashikari1');
}
const submit = () => screen.getByRole('button', { name: 'Set up' });
const answers = {
  ...{ name: 'Sakura lends', display_name: 'Sakura', email: 'sakura@example.com', password: 'kashikari1' },
  ...{ locale: 'en', time_zone: 'UTC' },
};

test('without mail, the owner is signed in, and the page says that nobody is notified yet', async () => {
  const { person } = await open('/setup', { as: null, answers: [waiting(), made] });
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText('Kashikari is ready')).toBeInTheDocument();
  expect(screen.getByText(/Emails are not sent yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add the first items' })).toHaveAttribute(
    'href',
    '/goods/new/import_select',
  );
  expect(writes()).toEqual([{ method: 'POST', path: '/setup', body: { ...answers, mail: null } }]);
});

test('the token of the address is sent, and is no longer in the address', async () => {
  const { person } = await open('/setup#token=secret-1', {
    as: null,
    answers: [waiting({ token_needed: true }), made],
  });
  await fillIn(person);
  expect(window.location.href).not.toContain('secret-1');
  await person.click(submit());
  await screen.findByText('Kashikari is ready');
  expect(writes()[0]?.body).toMatchObject({ token: 'secret-1' });
});

test('without the token the page asks for the printed address, and takes the token out of it', async () => {
  const { person } = await open('/setup', { as: null, answers: [waiting({ token_needed: true }), made] });
  await fillIn(person);
  await person.type(
    screen.getByLabelText('Paste the address here'),
    'http://localhost:3000/setup#token=secret-2',
  );
  await person.click(submit());
  await screen.findByText('Kashikari is ready');
  expect(writes()[0]?.body).toMatchObject({ token: 'secret-2' });
});

test('a mail server is tested with what is typed, and a fault is said at its field without losing anything', async () => {
  const message = 'No mail server answers at smtp.example.com, port 465.';
  const test = http.post('/setup/mail_test', ({ response }) =>
    response.untyped(
      refusal('validation', 400, { errors: { 'mail.host': [{ code: 'mail_server.unreachable', message }] } }),
    ),
  );
  const { person } = await open('/setup', { as: null, answers: [waiting(), test, made] });
  await fillIn(person);
  await person.click(screen.getByLabelText(/By a mail server/));
  await person.type(screen.getByLabelText('Mail server'), 'smtp.example.com');
  await person.selectOptions(screen.getByLabelText('Encryption'), 'tls');
  await person.type(screen.getByLabelText(/^Login/), 'sakura');
  await person.type(screen.getByLabelText(/^Password of the mail server/), 'mail-secret');
  await person.click(screen.getByRole('button', { name: 'Send a test email to me' }));
  const mail = {
    ...{ host: 'smtp.example.com', port: 465, security: 'tls', login: 'sakura', password: 'mail-secret' },
    from: 'sakura@example.com',
  };
  await waitFor(() => expect(screen.getByLabelText('Mail server')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText(/No mail server answers at smtp.example.com, port 465/)).toBeInTheDocument();
  expect(writes()).toEqual([
    { method: 'POST', path: '/setup/mail_test', body: { mail, to: 'sakura@example.com' } },
  ]);
  await person.click(submit());
  await screen.findByText('Kashikari is ready');
  expect(writes().at(-1)?.body).toEqual({ ...answers, mail });
});

test('a language switches the page at once', async () => {
  const { person } = await open('/setup', { as: null, answers: [waiting()] });
  await person.click(await screen.findByLabelText('ひらがな'));
  expect(await screen.findByText('はじめの せってい')).toBeInTheDocument();
});

test('a mail server of the settings is not asked for', async () => {
  await open('/setup', { as: null, answers: [waiting({ mail: 'settings' })] });
  expect(await screen.findByText(/set by SMTP_URL in the settings/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/No email yet/)).toBeNull();
});

test('a finished set-up leads to the sign-in', async () => {
  await open('/setup', { as: null });
  expect(await screen.findByText(/already set up/)).toBeInTheDocument();
});

test('the owner changes the mail server later, and an empty password keeps the stored one', async () => {
  const server = {
    host: 'smtp.example.com',
    port: 587,
    security: 'starttls',
    login: 'sakura',
    from: 'a@example.com',
  } as const;
  const answers = [
    waiting({ needed: false, is_owner: true, mail: 'stored' }),
    http.get('/mail_server', ({ response }) => response(200).json({ mail_server: server })),
    http.put('/mail_server', ({ response }) => response(200).json({ mail_server: null })),
  ];
  const { person } = await open('/setup', { answers });
  const port = await screen.findByLabelText(/^Port/);
  expect(port).toHaveValue('587');
  await person.clear(port);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  await person.click(screen.getByLabelText(/No email yet/));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([
    { mail_server: { ...server, password: '' } },
    { mail_server: null },
  ]);
});

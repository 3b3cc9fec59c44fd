import { screen, waitFor, within } from '@testing-library/react';
import { keeping } from '../../../../test/screens/account';
import { LENDER_ID, MEMBER_ID, lender, subscription } from '../../../../test/screens/fixtures';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

screens();

const path = `/users/${LENDER_ID}/edit`;
const account = `${path}/account`;
const as = lender({ account_name: null });
const sent = () => writes().map(({ method, path: to, body }) => [method, to, body]);
const patched = (body: object) => ['PATCH', `/users/${LENDER_ID}`, body];
const nothingLent = http.get('/goods', ({ response }) =>
  response(200).json({
    ...{ goods: [], users: [], images: [], liked_good_ids: [] },
    meta: { page: 1, per_page: 1, total: 0, next_page: null },
  }),
);
const planWith = (...features: ReturnType<typeof subscription>['features']) =>
  http.get('/subscriptions/current', ({ response }) =>
    response(200).json({ subscription: subscription({ features }), plans: [] }),
  );
const wide = (query: string) =>
  ({
    matches: query.includes('1024'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
afterEach(() => jest.restoreAllMocks());
const save = () => screen.findByRole('button', { name: 'Save' });

test('every field of the profile is sent as it was typed, and only what changed', async () => {
  const { person, store } = await open(account, { as, answers: [keeping(as)] });
  const type = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await person.clear(field);
    if (text) await person.type(field, text);
  };
  await type(/^Name$/, 'ひまわり');
  await type(/^Reading/, 'ひまわり');
  await type(/^Name on invoices/, '経理');
  await type(/^Email address for invoices/, 'bills@example.com');
  await person.click(await save());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent()).toEqual([
    patched({
      ...{ name: 'ひまわり', name_reading: 'ひまわり' },
      ...{ invoice_name: '経理', invoice_email: 'bills@example.com' },
    }),
  ]);
  expect(store.getState().auth.user?.name).toBe('ひまわり');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('an added account changes its account name, and one that is taken is said at its field', async () => {
  const added = lender({ email: null, email_verified: null, account_name: 'himawari' });
  const taken = http.patch('/users/{id}', ({ response }) =>
    response.untyped(
      refusal('user.account_name_taken', 409, {
        errors: { account_name: [{ code: 'user.account_name_taken', message: 'It is taken.' }] },
      }),
    ),
  );
  const { person } = await open(account, { as: added, answers: [taken] });
  const field = await screen.findByLabelText(/^Account name/);
  await person.clear(field);
  expect(await save()).toBeDisabled();
  await person.type(field, 'tulip');
  await person.click(await save());
  expect(await screen.findByText('It is taken.')).toBeInTheDocument();
  expect(screen.queryByText('Saved.')).toBeNull();
  expect(sent()).toEqual([patched({ account_name: 'tulip' })]);
  expect(screen.queryByRole('button', { name: 'Add an account of yours' })).toBeNull();
});

test('a first account has no field for an account name, and may remove one from before', async () => {
  const named = lender({ account_name: 'himawari' });
  const { person } = await open(account, { as: named, answers: [keeping(named)] });
  expect(
    await screen.findByText(/^You can still sign in with the account name @himawari/),
  ).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Account name/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove the account name' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent()).toEqual([patched({ account_name: null })]);
  expect(screen.queryByText(/@himawari/)).toBeNull();
});

test('days are closed by hand, by the holidays, and opened again, each sent at once', async () => {
  const { person } = await open(`${path}/closed_days`, { as, answers: [keeping(as)] });
  await person.type(await screen.findByLabelText('Another closed day'), '2031-06-01');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  await person.click(await screen.findByRole('button', { name: /^Open again/ }));
  expect(await screen.findByText('No other closed days ahead.')).toBeInTheDocument();
  await person.click(screen.getByLabelText(/^Closed on public holidays/));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()).toEqual([
    patched({ closed_dates: ['2031-06-01'] }),
    patched({ closed_dates: [] }),
    patched({ closed_on_holidays: 'JP' }),
  ]);
});

test('what one asks of borrowers is sent together, and only what changed', async () => {
  const answers = [keeping(as), planWith('restrict_to_members')];
  const { person } = await open(`${path}/lending`, { as, answers });
  for (const label of [
    /^Borrowers can mark items as returned/,
    /^Don’t move the next booking/,
    /^Members only/,
    /^Borrowers can record the hand-over/,
    /^Borrowers can change and cancel/,
  ])
    await person.click(await screen.findByLabelText(label));
  await person.click(screen.getAllByLabelText('Sunday')[0] as HTMLElement);
  await person.selectOptions(screen.getByLabelText(/^Time to answer when it’s someone’s turn/), '48');
  await person.type(screen.getByLabelText(/^Pick-up note/), 'Ring twice.');
  await person.type(screen.getByLabelText(/^Registration number/), 'T7010705000725');
  await person.click(await save());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent()).toEqual([
    patched({
      ...{ allow_return_by_borrower: false, disable_auto_delay: true, prevent_public_access: true },
      ...{ allow_hand_over_by_user: false, allow_manage_by_user: false },
      ...{ disabled_days_indexes: [0], queue_answer_hours: 48, pick_up_note: 'Ring twice.' },
      registration_number: 'T7010705000725',
    }),
  ]);
});

test('only members see the goods with a plan that includes it, and the switch says which', async () => {
  await open(`${path}/lending`, { as });
  const hint = await screen.findByText(/Available with the Standard plan/);
  expect(within(hint).getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    '/subscriptions/pricing',
  );
  expect(screen.getByLabelText(/^Members only/)).toBeDisabled();
});

test('a lender whose plan has ended keeps it, and may switch it off', async () => {
  const closed = lender({ prevent_public_access: true });
  const { person } = await open(`${path}/lending`, { as: closed, answers: [keeping(closed)] });
  await person.click(await screen.findByLabelText(/^Members only/));
  expect(screen.queryByText(/Available with the Standard plan/)).toBeNull();
  await person.click(await save());
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent()).toEqual([patched({ prevent_public_access: false })]);
});

test('the operator’s notices are hidden with a plan that includes it', async () => {
  const answers = [keeping(as), planWith('no_ads')];
  const { person } = await open(account, { as, answers, config: { notices: ['en'] } });
  await person.click(await screen.findByLabelText(/^Hide the operator’s notices/));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(sent()).toEqual([patched({ hide_ads: true })]);
});

test.each([
  ['a plan without that', { notices: ['en' as const] }, 1],
  ['no notices', {}, 0],
])('with %s nobody hides notices', async (_, config, switches) => {
  await open(account, { as, config });
  await screen.findByLabelText(/^Name$/);
  await waitFor(() =>
    expect(screen.queryAllByLabelText(/^Hide the operator’s notices/)).toHaveLength(switches),
  );
  for (const one of screen.queryAllByLabelText(/^Hide the operator’s notices/)) expect(one).toBeDisabled();
});

test('the menu says what is set now, and each part has an address', async () => {
  const chosen = lender({
    max_supplies: 3,
    extendable_days: 0,
    manage_hand_over: true,
    reminder_days_indexes: [1],
  });
  await open(path, { as: chosen });
  const menu = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await menu.findByText('Lending rules');
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['account', 'lending', 'closed_days'].map((part) => `${path}/${part}`),
    '/user_reminder_setting',
    `/users/${LENDER_ID}/notification_setting`,
    `${path}/device`,
    '/labs',
    ...['safety', 'danger'].map((part) => `${path}/${part}`),
  ]);
  expect(menu.getByText('Up to 3 per person · Record hand-over')).toBeInTheDocument();
  expect(menu.getByText(/9:00.* · Mon$/)).toBeInTheDocument();
  expect(await menu.findByText('Email · Devices')).toBeInTheDocument();
});

test('a borrower finds no part about lending', async () => {
  await open(`/users/${MEMBER_ID}/edit`, { answers: [nothingLent] });
  await screen.findByText('Sign-in and security');
  expect(screen.queryByText('Lending rules')).toBeNull();
  expect(screen.queryByText('Reminders')).toBeNull();
});

test('a part that there is not is not found', async () => {
  await open(`${path}/nonsense`, { as });
  expect(await screen.findByText('404')).toBeInTheDocument();
});

test('when wide the menu stays beside the account', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(wide);
  await open(path, { as });
  expect(await screen.findByRole('link', { name: 'Account', current: 'page' })).toBeInTheDocument();
  expect(screen.getByLabelText(/^Name$/)).toHaveValue(as.name);
});

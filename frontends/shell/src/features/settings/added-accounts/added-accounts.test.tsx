import { screen, within } from '@testing-library/react';
import { MEMBER_ID, user } from '../../../../../test/screens/fixtures';
import { open, screens } from '../../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../../test/screens/server';

screens();

const path = `/users/${MEMBER_ID}/edit/account`;
const accountOf = (number: number) => ({
  ...{ id: `019a0000-0000-7000-8000-00000000000${number}`, name: `Branch ${number}` },
  ...{ account_name: `branch_${number}`, thumbnail_url: null },
});

/** The accounts that the gateway knows, which grow with every one that is added. */
function keptAccounts(count: number) {
  const accounts = Array.from({ length: count }, (_, at) => accountOf(at + 1));
  return [
    http.get('/users/current', ({ response }) =>
      response(200).json({ user: user({ accounts: [...accounts] }), token: 'token' }),
    ),
    http.post('/users', async ({ request, response }) => {
      const { name, account_name: accountName } = await request.json();
      const added = { ...accountOf(accounts.length + 1), name, account_name: accountName ?? '' };
      accounts.push(added);
      return response(201).json({ user: user({ ...added, email: null, email_verified: null }) });
    }),
  ];
}

const add = () => screen.findByRole('button', { name: 'Add an account of yours' });
const dialog = async () => within(await screen.findByRole('dialog'));

async function fill(person: Awaited<ReturnType<typeof open>>['person'], accountName: string) {
  const form = await dialog();
  await person.type(form.getByLabelText(/^Name/), ' Chess club ');
  await person.type(form.getByLabelText(/^Account name/), accountName);
  await person.type(form.getByLabelText(/^Password/), 'hana-saku-7');
  await person.click(form.getByRole('button', { name: 'Add' }));
}

test('without added accounts, the section says what they are for', async () => {
  await open(path, { answers: keptAccounts(0) });
  expect(await screen.findByText(/^None yet\. Add an account/)).toBeInTheDocument();
  expect(screen.getByText(/Their messages go to mika@example\.com\.$/)).toBeInTheDocument();
});

test('an account is added by name, account name and password, and is in the list', async () => {
  const { person, store } = await open(path, { answers: keptAccounts(1) });
  expect(await screen.findByText('@branch_1')).toBeInTheDocument();
  await person.click(await add());
  await fill(person, 'chess_1');
  expect(await screen.findByText('Chess club was added. Sign in to it as chess_1.')).toBeInTheDocument();
  expect(await screen.findByText('@chess_1')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([
    {
      method: 'POST',
      path: '/users',
      body: { name: 'Chess club', account_name: 'chess_1', password: 'hana-saku-7' },
    },
  ]);
  expect(store.getState().auth.user?.id).toBe(MEMBER_ID);
});

test('five are the limit, and no sixth is offered', async () => {
  await open(path, { answers: keptAccounts(5) });
  expect(await screen.findByText(/^You have added 5 accounts, which is the limit\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add an account of yours' })).toBeNull();
});

test('an account name that is taken is said at its field, and what was typed stays', async () => {
  const taken = http.post('/users', ({ response }) =>
    response.untyped(
      refusal('user.account_name_taken', 409, {
        errors: { account_name: [{ code: 'user.account_name_taken', message: 'It is taken.' }] },
      }),
    ),
  );
  const { person } = await open(path, { answers: [taken, ...keptAccounts(0)] });
  await person.click(await add());
  await fill(person, 'taken_1');
  const form = await dialog();
  expect(await form.findByText('It is taken.')).toBeInTheDocument();
  expect(form.getByLabelText(/^Account name/)).toHaveValue('taken_1');
});

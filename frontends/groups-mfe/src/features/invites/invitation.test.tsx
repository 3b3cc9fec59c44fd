import { startRegistration } from '@simplewebauthn/browser';
import { screen } from '@testing-library/react';
import { faces } from '../../../../test/screens/faces';
import { GROUP_ID, good, group, user } from '../../../../test/screens/fixtures';
import { foreignGroup, membership, openedInvitation } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { http, refusal, writes } from '../../../../test/screens/server';

// The device's own dialog: no script can press there.
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));

screens();

const path = '/-/himawari/sign_up?invite=mailed';
const guest = { as: null };
/** Mika is signed in, and the invitation went to her address. */
const toMika = { email: user().email, has_account: true };

/** Mocks an invitation, which replaces the passcode of its group. */
function invitation(fields: Parameters<typeof openedInvitation>[0] = {}) {
  let found = foreignGroup({ has_passcode: true });
  const text = { sign_up_message: 'ようこそ', tag_form_label: '組' };
  const camera = { id: good().id, title: 'カメラ', thumbnail_url: null };
  const session = { token: 'token', refresh_token: 'refresh', expires_in: 900 };
  return [
    http.get('/groups/{id}', ({ response }) => response(200).json({ group: found, users: [] })),
    http.post('/invites/open', ({ response }) =>
      response(200).json(openedInvitation({ ...text, ...fields }, [camera])),
    ),
    http.post('/users', ({ response }) => {
      found = group();
      return response(201).json({ user: user({ locale: 'en' }), ...session, membership: membership() });
    }),
    http.post('/memberships', ({ response }) => {
      found = group();
      return response(201).json({ membership: {} } as never);
    }),
    http.post('/passkeys/options', ({ response }) => response(200).json({ options: {} } as never)),
    http.post('/passkeys', ({ response }) => response(201).json({ passkey: {} } as never)),
  ];
}

const opened = { method: 'POST', path: '/invites/open', body: { token: 'mailed' } };
const account = {
  name: 'Hana',
  email: 'hana@example.com',
  locale: 'en',
  time_zone: 'UTC',
  invite_token: 'mailed',
  tags: ['1-2'],
};

faces('an invitation to somebody new', { path, ...guest, answers: invitation(), shows: 'Join ひまわり文庫' });
faces('an invitation to who is signed in', {
  path,
  answers: invitation(toMika),
  shows: 'You are signed in as 美香.',
});

test('a new person joins by one press: the address is filled in, and goods of the group are shown', async () => {
  const { person } = await open(path, { ...guest, answers: invitation() });
  expect(await screen.findByText('カメラ')).toBeInTheDocument();
  expect(screen.getByText('折笠 invited you')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('hana@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.queryByLabelText(/^Passcode/)).toBeNull();
  await person.type(screen.getByLabelText('Your name'), 'Hana');
  await person.type(screen.getByLabelText('Password'), 'kashikari1');
  await person.type(screen.getByLabelText(/^組/), '1-2');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText('You joined ひまわり文庫.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/-/himawari');
  expect(writes()).toEqual([
    opened,
    { method: 'POST', path: '/users', body: { ...account, password: 'kashikari1' } },
  ]);
});

describe('where the device knows passkeys', () => {
  beforeEach(() => Object.assign(window, { PublicKeyCredential: class {} }));
  afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const made = jest.mocked(startRegistration);

  async function joinByPasskey() {
    const { person } = await open(path, { ...guest, answers: invitation() });
    await person.type(await screen.findByLabelText('Your name'), 'Hana');
    await person.click(screen.getByText('Join with a passkey'));
    expect(await screen.findByText('You joined ひまわり文庫.')).toBeInTheDocument();
  }

  test('a new person joins by a passkey and types no password', async () => {
    const response = { clientDataJSON: 'c', attestationObject: 'a' };
    made.mockResolvedValue({ id: 'k', rawId: 'k', type: 'public-key', response } as never);
    await joinByPasskey();
    const sent = writes().map(({ path: to }) => to);
    expect(sent).toEqual(['/invites/open', '/users', '/passkeys/options', '/passkeys']);
    expect(writes()[1]?.body).toEqual({ ...account, tags: [] });
  });

  test('a passkey that is not made leaves the account joined, and the message says how to sign in', async () => {
    made.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await joinByPasskey();
    expect(
      screen.getByText(/^No passkey was added\. Next time, sign in with an email link/),
    ).toBeInTheDocument();
  });
});

test('a refused account keeps what was typed and says why at the field', async () => {
  const refused = http.post('/users', ({ response }) =>
    response.untyped(
      refusal('validation', 400, { errors: { password: [{ code: 'x', message: 'Too easy.' }] } }),
    ),
  );
  const { person } = await open(path, { ...guest, answers: [refused, ...invitation()] });
  await person.type(await screen.findByLabelText('Your name'), 'Hana');
  await person.type(screen.getByLabelText('Password'), 'password');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText('Too easy.')).toBeInTheDocument();
  expect(screen.getByLabelText('Your name')).toHaveValue('Hana');
});

test('a full group says so before anything is typed, that the owner was notified, and can be tried again', async () => {
  const { person } = await open(path, { ...guest, answers: invitation({ full: true }) });
  expect(await screen.findByText(/^This group is full for now\. We notified 折笠\./)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await person.click(screen.getByText('Try again'));
  expect(writes()).toEqual([opened, opened]);
});

test('a group that fills up while the form is filled in says so beside the button', async () => {
  const full = http.post('/users', ({ response }) => response.untyped(refusal('plan_limit', 429)));
  const { person } = await open(path, { ...guest, answers: [full, ...invitation()] });
  await person.type(await screen.findByLabelText('Your name'), 'Hana');
  await person.type(screen.getByLabelText('Password'), 'kashikari1');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This group is full for now\. We notified 折笠\./,
  );
  expect(screen.getByLabelText('Your name')).toHaveValue('Hana');
});

test('an address that has an account leads to signing in, and back', async () => {
  const { person, store } = await open(path, { ...guest, answers: invitation({ has_account: true }) });
  await person.click(await screen.findByText('Sign in and join'));
  expect(store.getState().auth.returnTo).toBe(path);
});

test('the person invited who is signed in joins by one button, with the token in place of the passcode', async () => {
  const { person } = await open(path, { answers: invitation(toMika) });
  expect(await screen.findByText('ようこそ')).toBeInTheDocument();
  await person.click(screen.getByLabelText(/^組/));
  await person.paste('1-2');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByText('You joined ひまわり文庫.')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/-/himawari');
  const body = { group_id: GROUP_ID, tags: ['1-2'], invite_token: 'mailed' };
  expect(writes()).toEqual([opened, { method: 'POST', path: '/memberships', body }]);
});

test('a member who finds no seat reads beside the button that the owner was notified, and keeps what was typed', async () => {
  const full = http.post('/memberships', ({ response }) => response.untyped(refusal('plan_limit', 429)));
  const { person } = await open(path, { answers: [full, ...invitation(toMika)] });
  await person.click(await screen.findByLabelText(/^組/));
  await person.paste('1-2');
  await person.click(screen.getByText('Join'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This group is full for now\. We notified 折笠\./,
  );
  expect(screen.getByLabelText(/^組/)).toHaveValue('1-2');
});

test('who is signed in with another address is told so, and goes on as the one invited', async () => {
  const { person } = await open(path, { answers: invitation() });
  expect(
    await screen.findByText(/^It was sent to hana@example\.com\. You are signed in as/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Join')).toBeNull();
  await person.click(screen.getByText('Continue as hana@example.com'));
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
});

test.each([
  [true, 'This invitation has been used', /^It was used on Sat 10 May\./, 'Sign in'],
  [false, 'This invitation has expired', /^It was valid until Sat 10 May\. Ask 折笠/, 'See the group'],
])('an invitation that is over (used: %s) says when, and leads on', async (used, title, words, first) => {
  const params = {
    used,
    at: '2031-05-10T03:00:00Z',
    group: 'ひまわり文庫',
    slug: 'himawari',
    inviter: '折笠',
  };
  const over = http.post('/invites/open', ({ response }) =>
    response.untyped(refusal('invite.expired', 404, { params })),
  );
  await open(path, { ...guest, answers: [over, ...invitation()] });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getByText(first, { selector: '.btn.p' })).toBeInTheDocument();
});

test('a link that nobody knows says that the invitation is over', async () => {
  const unknown = http.post('/invites/open', ({ response }) =>
    response.untyped(refusal('ran_out_here', 410)),
  );
  await open(path, { answers: [unknown, ...invitation()] });
  expect(await screen.findByText('Refused: ran_out_here')).toBeInTheDocument();
  expect(screen.queryByText('Join')).toBeNull();
});

test('without an invitation the sign-up is the group as everybody sees it', async () => {
  await open('/-/himawari/sign_up', { answers: invitation() });
  expect(await screen.findByLabelText(/^Passcode/)).toBeInTheDocument();
});

test('who is signed in joins and sees an item by one press on it, unless the group asks something first', async () => {
  const plain = { ...toMika, tag_form_label: '', sign_up_message: '' };
  const { person } = await open(path, { answers: invitation(plain) });
  expect(await screen.findByText('Choose one to join and see it.')).toBeInTheDocument();
  await person.click(screen.getByText('カメラ'));
  expect(await screen.findByText('You joined ひまわり文庫.')).toBeInTheDocument();
  expect(window.location.pathname).toMatch(/^\/goods\//);
});

test('goods of a group that asks something lead nowhere', async () => {
  await open(path, { answers: invitation(toMika) });
  await screen.findByText('カメラ');
  expect(screen.queryByText('Choose one to join and see it.')).toBeNull();
  expect(screen.getByText('カメラ').closest('button')).toBeNull();
});

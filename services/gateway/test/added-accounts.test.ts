import type { Call } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { USER_ID, userMessage } from './user-message';

const ADDED_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b33';
const MANAGED_ID = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b44';

/** identity with the caller, an added account and a managed one; remembers what it was asked. */
function identityDouble() {
  const asked: [string, unknown, string][] = [];
  const note = (name: string, message: unknown, { actor }: Call) =>
    void asked.push([name, message, actor.kind]);
  const added = userMessage({ id: ADDED_ID, name: 'Library', accountName: 'library_1', email: '' });
  const managed = userMessage({ id: MANAGED_ID, name: 'School' });
  const session = { token: 't', refreshToken: 'r', expiresIn: 900 };
  const services = {
    accounts: {
      addAccount: async (message: unknown, call: Call) => (
        note('addAccount', message, call),
        { user: added }
      ),
      signUp: async (message: unknown, call: Call) => (
        note('signUp', message, call),
        { user: userMessage(), session }
      ),
      signIn: async (message: unknown, call: Call) => (
        note('signIn', message, call),
        { user: userMessage(), session, earlierAccessEnded: false }
      ),
      deleteUser: async (message: unknown, call: Call) => (note('deleteUser', message, call), {}),
      getUser: async () => ({ user: userMessage() }),
      listAccounts: async () => ({ added: [added], managed: [managed] }),
    },
    plans: { getSubscription: async () => ({}) },
  } satisfies FakeServices;
  return { asked, app: testApp(services) };
}

describe('accounts of one person', () => {
  const { asked, app } = identityDouble();
  beforeEach(() => void asked.splice(0));

  const form = { name: 'Library', account_name: 'library_1', password: 'hana-saku-7' };
  const token = () => tokenFor({ id: USER_ID, slug: '' });
  const post = async (path: string, body: object, authorization?: string) => {
    const sent = request(app).post(path);
    return (authorization === undefined ? sent : sent.set('Authorization', authorization)).send(body);
  };
  const faultsOf = (body: { errors: Record<string, { code: string }[]> }) =>
    Object.entries(body.errors).map(([field, [fault]]) => `${fault?.code} ${field}`);

  it('are added by a signed-in caller without an address, who stays signed in as before', async () => {
    const { status, body, headers } = await post('/v1/users', form, `Bearer ${await token()}`);
    expect(status).toBe(201);
    expect(body).toEqual({
      user: expect.objectContaining({ id: ADDED_ID, email: null, email_verified: null }),
    });
    expect(headers['set-cookie']).toBeUndefined();
    const { account_name: accountName, ...rest } = form;
    expect(asked).toEqual([['addAccount', { ...rest, accountName }, 'user']]);
  });

  it('are not confused with a sign-up: an address signs up another person, as a visitor', async () => {
    const person = { name: 'Ken', email: 'ken@example.jp', password: 'hana-saku-7' };
    const { status, body } = await post('/v1/users', person, `Bearer ${await token()}`);
    expect([status, body.token]).toEqual([201, 't']);
    expect(asked).toMatchObject([['signUp', { email: 'ken@example.jp' }, 'visitor']]);
    expect((await post('/v1/users', person, 'Bearer expired')).status).toBe(201);
  });

  it('are not added by visitors, nor by an invalid token', async () => {
    const visitor = await post('/v1/users', form);
    expect([visitor.status, faultsOf(visitor.body)]).toEqual([400, ['validation.required email']]);
    expect((await post('/v1/users', form, 'Bearer expired')).status).toBe(401);
    expect(asked).toEqual([]);
  });

  it.each([
    [{ name: 'Ken', password: 'hana-saku-7' }, 'validation.required email'],
    [{ ...form, email: 'ken@example.jp' }, 'user.account_name_later account_name'],
    [{ ...form, account_name: 'a-b' }, 'validation.account_name account_name'],
    [{ ...form, account_name: 7 }, 'validation.type account_name'],
  ])('are refused as %j', async (body, fault) => {
    const answer = await post('/v1/users', body, `Bearer ${await token()}`);
    expect([answer.status, faultsOf(answer.body)]).toEqual([400, [fault]]);
    expect(asked).toEqual([]);
  });

  it('are in the answer of the signed-in user, and those that they manage in the list', async () => {
    const get = async (path: string) =>
      (
        await request(app)
          .get(path)
          .set('Authorization', `Bearer ${await token()}`)
      ).body;
    const { user } = await get('/v1/users/current');
    expect(user).toMatchObject({
      accounts: [{ id: ADDED_ID, name: 'Library', account_name: 'library_1', thumbnail_url: null }],
      managing_users: [{ id: MANAGED_ID, name: 'School', account_name: null, thumbnail_url: null }],
    });
    const { users } = await get('/v1/users');
    expect(users).toMatchObject([
      { id: USER_ID, accounts: null },
      { id: MANAGED_ID, managing_users: null },
    ]);
    expect((await request(app).get('/v1/users')).status).toBe(401);
  });

  it('are deleted by their account name', async () => {
    const remove = async (body: object) =>
      request(app)
        .delete(`/v1/users/${USER_ID}`)
        .set('Authorization', `Bearer ${await token()}`)
        .send(body);
    expect((await remove({ account_name: 'library_1' })).status).toBe(204);
    expect(asked).toEqual([['deleteUser', { id: USER_ID, email: '', accountName: 'library_1' }, 'user']]);
    const neither = await remove({});
    expect([neither.status, faultsOf(neither.body)]).toEqual([400, ['validation.required email']]);
  });

  it('are chosen by the reader of a link', async () => {
    await post('/v1/auth/login', { token: 'secret', account_id: ADDED_ID });
    expect(asked).toMatchObject([
      ['signIn', { method: { $case: 'linkToken', value: 'secret' }, accountId: ADDED_ID }, 'visitor'],
    ]);
    expect((await post('/v1/auth/login', { token: 'secret', account_id: 'x' })).status).toBe(400);
  });

  it('are not chosen beside another way to sign in, where the choice would be ignored', async () => {
    const { status, body } = await post('/v1/auth/login', {
      account_name: 'library_1',
      password: form.password,
      account_id: ADDED_ID,
    });
    expect([status, faultsOf(body)]).toEqual([400, ['validation.key account_id']]);
    expect(asked).toEqual([]);
  });
});

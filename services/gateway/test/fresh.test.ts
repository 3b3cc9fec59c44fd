import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { ROUTES } from '../src/routes';
import type { Method } from '../src/rest/route';
import { testApp, tokenFor } from './test-app';

const ID = '019a0000-0000-7000-8000-0000000000a1';

/** Operations that need a fresh sign-in (REST contract, edge), each with a body that passes validation. */
const GUARDED: Readonly<Record<string, object | undefined>> = {
  updateUser: { password: 'an-other-1' },
  deleteUser: { email: 'mika@example.jp' },
  exportUser: undefined,
  beginPasskey: {},
  createPasskey: undefined,
  deletePasskey: undefined,
  createLinkedAccount: { code: 'c', state: 's' },
  deleteLinkedAccount: undefined,
  createManager: { email: 'taro@example.jp' },
  deleteManager: undefined,
  transferGroup: { user_id: ID, slug: 'media-library' },
  transferGood: { user_id: ID, title: 'カメラ' },
  acceptTransfer: {},
  getPayoutAccountLink: undefined,
  requestPayout: {},
  updateMailServer: { mail_server: null },
  createFeed: undefined,
  rotateFeed: {},
  deleteFeed: undefined,
  createWebhook: undefined,
  updateWebhook: { token: 'secret' },
  rotateWebhookSecret: {},
};

const asked = jest.fn();
const stale = {
  security: {
    checkFresh: async () => {
      asked();
      throw new DomainError({ kind: 'forbidden', code: 'auth.fresh_needed' });
    },
  },
};

const call = (method: Method, path: string) => request(testApp(stale))[method](path);

describe('a fresh sign-in', () => {
  beforeEach(() => asked.mockClear());

  it('is needed for what could take an account away, and for nothing else', () => {
    const guarded = ROUTES.filter(({ contract }) => contract.fresh).map(
      ({ contract }) => contract.operationId,
    );
    expect(guarded.sort()).toEqual(Object.keys(GUARDED).sort());
  });

  it.each(Object.entries(GUARDED).filter(([, body]) => body))(
    'is asked for before %s does anything',
    async (operationId, body) => {
      const { contract } = ROUTES.find((route) => route.contract.operationId === operationId)!;
      const path = `/v1${contract.path.replace('{id}', ID)}`;
      const token = await tokenFor({ id: ID });
      const answer = await call(contract.method, path).set('Authorization', `Bearer ${token}`).send(body);
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.fresh_needed']);
    },
  );

  it.each(['exportUser', 'deletePasskey', 'deleteManager', 'deleteFeed', 'deleteLinkedAccount'])(
    'is asked for before %s does anything, which has no body',
    async (operationId) => {
      const { contract } = ROUTES.find((route) => route.contract.operationId === operationId)!;
      const answer = await call(contract.method, `/v1${contract.path.replace('{id}', ID)}`).set(
        'Authorization',
        `Bearer ${await tokenFor({ id: ID })}`,
      );
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.fresh_needed']);
    },
  );

  it('is not asked for where a patch changes neither the address nor the password', async () => {
    const answer = await request(testApp(stale))
      .patch(`/v1/users/${ID}`)
      .set('Authorization', `Bearer ${await tokenFor({ id: ID })}`)
      .send({ name: '梅', locale: 'en' });
    expect(asked).not.toHaveBeenCalled();
    expect(answer.body.code).not.toBe('auth.fresh_needed');
  });

  it('is made by exactly one proof', async () => {
    const confirmSession = jest.fn(async () => ({}));
    const app = testApp({ security: { confirmSession } });
    const send = async (body: object) =>
      request(app)
        .post('/v1/auth/confirm')
        .set('Authorization', `Bearer ${await tokenFor({ id: ID })}`)
        .send(body);
    expect((await send({})).status).toBe(400);
    expect((await send({ password: 'secret-1', token: 't' })).status).toBe(400);
    expect((await send({ id_token: 't' })).status).toBe(400);
    expect((await send({ password: 'secret-1' })).status).toBe(204);
    expect((await send({ provider: 'school', id_token: 't' })).status).toBe(204);
    expect(confirmSession).toHaveBeenCalledTimes(2);
    const visitor = await request(app).post('/v1/auth/confirm').send({ password: 'secret-1' });
    expect(visitor.status).toBe(401);
  });
});

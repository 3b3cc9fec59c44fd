import { billing, billingEvents } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { USER_ID, userMessage } from './user-message';

const accounts = {
  getUser: async () => ({ user: userMessage() }),
  listAccounts: async () => ({ added: [], managed: [] }),
};
const plan = billing.Plan.fromPartial({ id: billingEvents.PlanId.PLAN_ID_STANDARD });

describe('the signed-in user is told', () => {
  const ask = async (getSubscription: () => Promise<unknown>) => {
    const app = testApp({ accounts, plans: { getSubscription } });
    const asked = request(app).get('/v1/users/current');
    return asked.set('Authorization', `Bearer ${await tokenFor({ sub: USER_ID, id: USER_ID })}`);
  };

  it('the plan of the account', async () => {
    const { status, body } = await ask(async () => ({ plan }));
    expect([status, body.user.subscription]).toEqual([200, { plan: 'standard' }]);
  });

  it('who they are also while billing is away', async () => {
    const { status, body } = await ask(() =>
      Promise.reject(new DomainError({ kind: 'unavailable', code: 'unavailable' })),
    );
    expect([status, body.user.id, body.user.subscription]).toEqual([200, USER_ID, null]);
  });
});

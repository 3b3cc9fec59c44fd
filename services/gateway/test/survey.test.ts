import { identity } from '@kashikari/contracts';
import request from 'supertest';
import { UserExport } from '../src/user-exports/user-export.schema';
import { toUser } from '../src/users/user.mapper';
import { testApp, tokenFor } from './test-app';
import { USER_ID, userMessage } from './user-message';

const ANSWERED = { nps: 9, hideNps: true, reviewRequested: true };

describe('questions that a user is asked once', () => {
  const written: identity.UserPatch[] = [];
  const updateUser = ({ patch }: identity.UpdateUserRequest) => {
    written.push(patch!);
    return Promise.resolve({ user: identity.User.fromPartial({ ...userMessage(), ...ANSWERED }) });
  };
  const change = async (body: object) =>
    request(testApp({ accounts: { updateUser } }))
      .patch(`/v1/users/${USER_ID}`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
      .send(body);
  beforeEach(() => (written.length = 0));

  it('are closed by true, and the answer shows it', async () => {
    const { status, body } = await change({ nps: 9, hide_nps: true, review_requested: true });
    expect([status, written]).toEqual([200, [expect.objectContaining(ANSWERED)]]);
    expect(body.user).toMatchObject({ nps: 9, hide_nps: true, review_requested: true });
  });

  it.each([
    [{ hide_nps: false }, 'hide_nps'],
    [{ hide_nps: null }, 'hide_nps'],
    [{ review_requested: false }, 'review_requested'],
    [{ review_requested: 'true' }, 'review_requested'],
    [{ nps: 11 }, 'nps'],
    [{ nps: '8' }, 'nps'],
    [{ nps: 7.5 }, 'nps'],
  ])('are not changed by %j', async (body, field) => {
    const answer = await change(body);
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([400, [field]]);
    expect(written).toEqual([]);
  });

  it('are in the export of a user’s data', () => {
    const user = toUser(identity.User.fromPartial({ ...userMessage(), ...ANSWERED }));
    expect(UserExport.shape.user.parse(user)).toMatchObject({
      ...{ nps: 9, hide_nps: true, review_requested: true },
    });
  });
});

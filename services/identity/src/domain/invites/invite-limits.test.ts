import { INVITE_DAY, mayInvite, MAX_TO_ONE, mostInvites } from './invite-limits';

describe('invitations', () => {
  it('are counted over 24 hours, and one reader gets three', () => {
    expect({ INVITE_DAY, MAX_TO_ONE }).toEqual({ INVITE_DAY: 86_400_000, MAX_TO_ONE: 3 });
  });

  it.each([
    [8, 50],
    [0, 50],
    [9, 500],
    [null, 500],
  ])('of an account whose plan has %p seats are at most %d a day', (limit, most) =>
    expect(mostInvites({ limit })).toBe(most),
  );

  it('are sent up to that number, and refused beyond it', () => {
    const free = { limit: 8 };
    expect(mayInvite(free, 49, 1)).toEqual({ ok: true, value: undefined });
    expect(mayInvite(free, 0, 50).ok).toBe(true);
    expect(mayInvite(free, 49, 2)).toEqual({
      ok: false,
      refusal: {
        ...{ kind: 'limited', code: 'invite.limit', params: { limit: 50, used: 49, by: 'account' } },
      },
    });
  });
});

import { invite, isOpen, mayAnswer, readAddresses, stateOf, type Invite, type InviteEnd } from './invite';

const DAY = 86_400_000;
const REQUEST = { kind: 'member', groupId: 'g', accountId: '', email: 'a@b.jp', userId: '' } as const;
const WANTED = { ...REQUEST, id: 'i', inviterId: 'owner' };
const asked = (more: Partial<Invite> = {}): Invite => ({ ...invite(undefined, WANTED, 1_000), ...more });

describe('an invitation', () => {
  it('is good for 14 days', () => {
    expect(asked()).toEqual({
      ...{ ...WANTED, createdAt: 1_000, sentAt: 1_000, expiresAt: 1_000 + 14 * DAY },
      ...{ mailKey: '', closedBy: null },
    });
  });

  it('that is sent again is the same, good for another 14 days, whoever had ended it', () => {
    const former = asked({ mailKey: 'old', closedBy: 'cancelled' });
    expect(invite(former, { ...WANTED, id: 'other', inviterId: 'manager' }, 5_000)).toEqual({
      ...{ ...REQUEST, id: 'i', inviterId: 'manager', createdAt: 1_000, sentAt: 5_000 },
      ...{ expiresAt: 5_000 + 14 * DAY, mailKey: '', closedBy: null },
    });
  });

  it('is open until its last millisecond', () => {
    const last = 1_000 + 14 * DAY - 1;
    expect([stateOf(asked(), last), isOpen(asked(), last)]).toEqual(['pending', true]);
    expect([stateOf(asked(), last + 1), isOpen(asked(), last + 1)]).toEqual(['ended', false]);
  });

  it.each([
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['cancelled', 'ended'],
  ] as const)('that was %s is %s, before it has run out and after', (closedBy: InviteEnd, state) => {
    for (const now of [2_000, 2_000 + 14 * DAY]) {
      expect(stateOf(asked({ closedBy }), now)).toBe(state);
      expect(isOpen(asked({ closedBy }), now)).toBe(false);
    }
  });
});

describe('an invitation is answered', () => {
  const by = { id: 'u', email: 'a@b.jp', emailVerified: true };
  const theirs = { ok: true, value: undefined };
  const nobodys = {
    ok: false,
    refusal: { kind: 'not_found', code: 'not_found', params: { entity: 'invite' } },
  };

  it('by the account that was named, and no other, whatever the address', () => {
    const named = { ...REQUEST, email: '', userId: 'u' };
    expect(mayAnswer(named, { ...by, emailVerified: false }, false)).toEqual(theirs);
    expect(mayAnswer(named, { ...by, id: 'v' }, true)).toEqual(nobodys);
    expect(mayAnswer({ ...named, email: 'a@b.jp' }, { ...by, id: 'v' }, true)).toEqual(nobodys);
  });

  it('by whose address it is', () => {
    expect(mayAnswer(REQUEST, by, false)).toEqual(theirs);
    const others = { ok: false, refusal: { kind: 'invalid', code: 'invite.other_address' } };
    for (const email of ['c@d.jp', null]) {
      expect(mayAnswer(REQUEST, { ...by, email }, true)).toEqual(others);
      expect(mayAnswer(REQUEST, { ...by, email }, false)).toEqual(nobodys);
    }
  });

  it('only by who has confirmed that address, or comes from its mail', () => {
    const unconfirmed = { ...by, emailVerified: false };
    expect(mayAnswer(REQUEST, unconfirmed, true)).toEqual(theirs);
    expect(mayAnswer(REQUEST, unconfirmed, false)).toEqual({
      ...{ ok: false, refusal: { kind: 'forbidden', code: 'auth.unconfirmed_address' } },
    });
  });
});

describe('the addresses of a form', () => {
  it('are read in one spelling, each once', () => {
    expect(readAddresses(['A@b.jp', ' c@d.jp', 'a@B.jp'])).toEqual({ ok: true, value: ['a@b.jp', 'c@d.jp'] });
  });

  it('are told at their place where one is none', () => {
    expect(readAddresses(['a@b.jp', 'nobody', ''])).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.email', field: 'emails.1' },
    });
  });

  it('are at least one and at most 200', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@b.jp`);
    expect(readAddresses(many(1)).ok).toBe(true);
    expect(readAddresses(many(200)).ok).toBe(true);
    expect(readAddresses([])).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.required', field: 'emails' },
    });
    expect(readAddresses(many(201))).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.too_many', field: 'emails', params: { max: 200 } },
    });
  });
});

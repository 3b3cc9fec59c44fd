import { changeCard, readManagementId, readNewName, reissue, type Card } from './card';

const card: Card = {
  ...{ id: 'c', version: 4, groupId: 'g', userId: 'u', secret: 's', managementId: '7' },
  ...{ email: 'a@b.jp', inviteEmail: 'i@b.jp', permission: 'book' },
  ...{ createdAt: 1, updatedAt: 1, revokedAt: null },
};

describe('a card', () => {
  it('is changed in its number, its address and what it may', () => {
    const patch = { management_id: ' 8 ', email: 'C@D.jp', permission: 'read' };
    expect(changeCard(card, patch, 9)).toEqual({
      value: {
        ...card,
        ...{ managementId: '8', email: 'c@d.jp', permission: 'read', version: 5, updatedAt: 9 },
      },
      faults: [],
    });
  });

  it.each([null, ''])('loses its address by %j', (email) => {
    expect(changeCard(card, { email }, 9).value.email).toBe('');
  });

  it('is told every fault of a change, and keeps what it had there', () => {
    const { value, faults } = changeCard(card, { management_id: '', email: 'x', permission: 'own' }, 9);
    expect(faults).toEqual([
      { kind: 'invalid', code: 'validation.required', field: 'management_id' },
      { kind: 'invalid', code: 'validation.email', field: 'email' },
      {
        kind: 'invalid',
        code: 'validation.choice',
        field: 'permission',
        params: { choices: ['book', 'read'] },
      },
    ]);
    expect(value).toMatchObject({ managementId: '7', email: 'a@b.jp', permission: 'book' });
  });

  it('has a number of 64 characters at most', () => {
    expect(readManagementId('x'.repeat(64)).ok).toBe(true);
    expect(readManagementId('x'.repeat(65))).toMatchObject({
      refusal: { code: 'validation.too_long', params: { max: 64 } },
    });
  });

  it('is issued anew with another secret', () => {
    expect(reissue(card, 'new', 9)).toEqual({ ...card, version: 5, secret: 'new', updatedAt: 9 });
  });
});

describe('the name on a card', () => {
  it('stays where a change says nothing of it', () => {
    expect(readNewName({ email: 'a@b.jp' }, '7')).toEqual({ ok: true, value: undefined });
  });

  it('is what a change says, and the number where it says nothing is there', () => {
    expect(readNewName({ name: ' 花子 ' }, '7')).toEqual({ ok: true, value: '花子' });
    expect(readNewName({ name: '' }, '7')).toEqual({ ok: true, value: '7' });
    expect(readNewName({ name: null }, '7')).toEqual({ ok: true, value: '7' });
  });

  it('has 100 characters at most and leads nowhere, for it greets in a mail', () => {
    expect(readNewName({ name: 'あ'.repeat(100) }, '7').ok).toBe(true);
    expect(readNewName({ name: 'あ'.repeat(101) }, '7')).toMatchObject({
      refusal: { code: 'validation.too_long', field: 'name', params: { max: 100 } },
    });
    expect(readNewName({ name: 'www.evil.example' }, '7')).toMatchObject({
      refusal: { code: 'validation.link', field: 'name' },
    });
  });
});

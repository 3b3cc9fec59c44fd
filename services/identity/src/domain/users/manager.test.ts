import { appoint, dismiss, type Manager } from './manager';

const WHO = { id: 'm', accountId: 'a', userId: 'u' };
const manager: Manager = { ...WHO, version: 1, createdAt: 1_000, updatedAt: 1_000, removedAt: null };
const exists = { ok: false, refusal: { kind: 'conflict', code: 'manager.exists', field: 'email' } };

describe('a manager', () => {
  it('is appointed', () => {
    expect(appoint(undefined, WHO, 1_000)).toEqual({ ok: true, value: manager });
  });

  it('is not the account itself, and none twice', () => {
    expect(appoint(undefined, { ...WHO, userId: 'a' }, 1_000)).toEqual(exists);
    expect(appoint(manager, WHO, 2_000)).toEqual(exists);
  });

  it('is dismissed, and the same again where appointed again', () => {
    const gone = dismiss(manager, 2_000);
    expect(gone).toEqual({ ...manager, version: 2, updatedAt: 2_000, removedAt: 2_000 });
    expect(appoint(gone, { ...WHO, id: 'other' }, 3_000)).toEqual({
      ok: true,
      value: { ...manager, version: 3, createdAt: 3_000, updatedAt: 3_000 },
    });
  });
});

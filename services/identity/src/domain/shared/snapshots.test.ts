import type { Group } from '../groups/group';
import type { Membership } from '../members/membership';
import { groupSnapshot, managerSnapshot, membershipSnapshot, userSnapshot } from './snapshots';
import { newUser } from '../users/user';
import { DEFAULT_RULES } from '../users/lender-rules';

const PICTURE = '01890000-0000-7000-8000-00000000000a';
const user = newUser(
  'u',
  {
    ...{ name: '桜大学', email: 'a@example.jp', accountName: 'Sakura', passwordHash: 'hash', version: 3 },
    ...{ thumbnailUrl: `/files/images/${PICTURE}/thumb.webp`, reminderDaysIndexes: [1, 3] },
  },
  1_000,
);
const group: Group = {
  ...{ id: 'g', version: 2, name: '三階', description: 'd', slug: 'third', ownerId: 'u', passcode: '123456' },
  ...{ acceptMemberGoods: true, memberBookingVisible: false, disableSignUp: false, signUpMessage: '' },
  ...{ tagFormLabel: '', tagFormPlaceholder: '', coverImageId: PICTURE, logoImageId: '' },
  ...{
    disableAiAnswers: false,
    pricePerMonth: null,
    priceFrom: null,
    createdAt: 1_000,
    updatedAt: 2_000,
    deletedAt: null,
  },
};
const membership: Membership = {
  ...{ id: 'm', version: 4, groupId: 'g', userId: 'u', groupOwner: true, disabledBy: null, tags: ['a'] },
  ...{ joinedAt: 1_000, updatedAt: 2_000, leftAt: null, consented: true, feeStopped: false, feeVersion: 0 },
};
const manager = {
  ...{ id: 'n', version: 5, accountId: 'a', userId: 'u' },
  ...{ createdAt: 1_000, updatedAt: 2_000, removedAt: null },
};

describe('what other services are told', () => {
  it('of a user is nothing private but the name for invoices', () => {
    expect(userSnapshot(user)).toEqual({
      ...{ id: 'u', version: 3, deleted: false, name: '桜大学', accountName: 'Sakura' },
      ...{ locale: 'ja', timeZone: 'Asia/Tokyo', lenderRules: DEFAULT_RULES },
      ...{ imageIds: [PICTURE], reminderDaysIndexes: [1, 3], changedAt: new Date(1_000) },
      ...{ invoiceName: '', registrationNumber: '' },
    });
    const gone = { ...user, accountName: null, thumbnailUrl: '', deletedAt: 9 };
    expect(userSnapshot(gone)).toMatchObject({ deleted: true, accountName: '', imageIds: [] });
  });

  it('of a group is neither its passcode nor its words', () => {
    expect(groupSnapshot(group)).toEqual({
      ...{ id: 'g', version: 2, deleted: false, name: '三階', slug: 'third', ownerId: 'u' },
      ...{ acceptMemberGoods: true, memberBookingVisible: false, imageIds: [PICTURE] },
      ...{ pricePerMonth: undefined, priceFrom: undefined, changedAt: new Date(2_000) },
    });
    expect(groupSnapshot({ ...group, pricePerMonth: 500, priceFrom: 3_000 })).toMatchObject({
      ...{ pricePerMonth: 500, priceFrom: new Date(3_000) },
    });
    const both = { ...group, coverImageId: 'x', logoImageId: 'y', deletedAt: 9 };
    expect(groupSnapshot(both)).toMatchObject({ deleted: true, imageIds: ['x', 'y'] });
  });

  it('of a membership is what it gives, not who took it away', () => {
    expect(membershipSnapshot(membership)).toEqual({
      ...{ id: 'm', version: 4, deleted: false, groupId: 'g', userId: 'u', groupOwner: true },
      ...{ disabled: false, changedAt: new Date(2_000), successorId: '' },
      ...{ joinedAt: new Date(1_000), consented: true },
    });
    expect(membershipSnapshot({ ...membership, disabledBy: 'plan', leftAt: 9 }, 'heir')).toMatchObject({
      ...{ deleted: true, disabled: true, successorId: 'heir' },
    });
  });

  it('of a manager is for whom', () => {
    expect(managerSnapshot(manager)).toEqual({
      ...{ id: 'n', version: 5, deleted: false, accountId: 'a', userId: 'u', changedAt: new Date(2_000) },
    });
    expect(managerSnapshot({ ...manager, removedAt: 9 }).deleted).toBe(true);
  });
});

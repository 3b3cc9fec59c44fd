import type { Actor } from '@kashikari/kernel';
import type { Card } from '../cards/card';
import type { Group } from '../groups/group';
import type { Membership } from '../members/membership';
import { NO_RELATION } from '../permissions/relation';
import {
  showCard,
  showGroup,
  showManager,
  showMember,
  showMembership,
  showPublicUser,
  showUser,
} from './shown';
import { newUser, type User } from '../users/user';

const actor = (userId: string): Actor => ({ kind: 'user', userId });
const STRANGER = { manages: false, acquainted: false };
const PRIVATE = {
  ...{
    email: 'a@b.jp',
    emailVerified: true,
    pendingEmail: 'c@d.jp',
    nps: 9,
    hideNps: true,
    reviewRequested: true,
  },
  ...{
    invoiceName: '経理',
    invoiceEmail: 'i@b.jp',
    reminderDaysIndexes: [1],
    remindersChosen: true,
    homeGroupIds: ['g'],
  },
};
const HIDDEN = {
  ...{
    email: null,
    emailVerified: null,
    pendingEmail: null,
    nps: null,
    hideNps: false,
    reviewRequested: false,
  },
  ...{ invoiceName: '', invoiceEmail: '', reminderDaysIndexes: [], remindersChosen: false, homeGroupIds: [] },
};
const user: User = newUser('u', { ...PRIVATE, name: '花子', accountName: 'hana', passwordHash: 'h' }, 1_000);

describe('a user', () => {
  it('is to everybody who knows the id a name, and nothing private', () => {
    const { passwordHash: _hash, deletedAt: _deleted, firstAccountId: _f, firstContact: _c, ...known } = user;
    expect(showPublicUser(user)).toEqual({ ...known, ...HIDDEN, accountName: null, permissions: [] });
  });

  it('sees all of itself, and may change it', () => {
    expect(showUser(user, STRANGER, actor('u'))).toEqual({
      ...{ ...showPublicUser(user), ...PRIVATE, accountName: 'hana' },
      permissions: ['edit', 'delete', 'appoint_managers'],
    });
  });

  it('is shown to its managers, who may not change it, without its opinion', () => {
    expect(showUser(user, { ...STRANGER, manages: true }, actor('v'))).toEqual({
      ...{ ...showPublicUser(user), ...PRIVATE, accountName: 'hana', permissions: [] },
      // The order of a user's Home and their opinion are hidden from others.
      ...{ homeGroupIds: [], nps: null, hideNps: false, reviewRequested: false },
    });
  });

  it('has to acquaintances an account name, and nothing private', () => {
    expect(showUser(user, { ...STRANGER, acquainted: true }, actor('v'))).toEqual({
      ...{ ...showPublicUser(user), accountName: 'hana', permissions: [] },
    });
  });

  it('is nobody to strangers, and to everybody once it has gone', () => {
    expect(showUser(user, STRANGER, actor('v'))).toBeUndefined();
    expect(showUser({ ...user, deletedAt: 9 }, STRANGER, actor('u'))).toBeUndefined();
  });

  it('in the list of a group is reached by who may list it, if it joined by itself', () => {
    const named = { ...showPublicUser(user), accountName: 'hana' };
    expect(showMember(user, true, true)).toEqual({ ...named, email: 'a@b.jp' });
    expect(showMember(user, true, false)).toEqual(named);
    expect(showMember(user, false, true)).toEqual(showPublicUser(user));
  });
});

describe('a group', () => {
  const group: Group = {
    ...{
      id: 'g',
      version: 2,
      name: '三階',
      description: '',
      slug: 'third',
      ownerId: 'o',
      passcode: '123456',
    },
    ...{ acceptMemberGoods: false, memberBookingVisible: false, disableSignUp: false, signUpMessage: '' },
    ...{ tagFormLabel: '', tagFormPlaceholder: '', coverImageId: '', logoImageId: '' },
    ...{
      disableAiAnswers: false,
      pricePerMonth: null,
      priceFrom: null,
      createdAt: 1_000,
      updatedAt: 2_000,
      deletedAt: null,
    },
  };
  const { passcode: _passcode, deletedAt: _deleted, ...known } = group;
  const member = { ...NO_RELATION, membership: { groupOwner: false, disabled: false } };
  const show = (relation = NO_RELATION, more: Partial<Group> = {}) =>
    showGroup({ ...group, ...more }, relation, 7, actor('v'));

  it('is to its owner all there is', () => {
    expect(show({ ...NO_RELATION, owns: true })).toEqual({
      ...{ ...known, hasPasscode: true, passcode: '123456', membersCount: 7, role: 'owner' },
      permissions: [
        ...[
          'see_goods',
          'add_goods',
          'list_members',
          'manage_members',
          'edit',
          'delete',
          'transfer',
          'set_fee',
        ],
      ],
    });
  });

  it('is to a member without its passcode', () => {
    expect(show(member)).toEqual({
      ...{ ...known, hasPasscode: true, passcode: '', membersCount: 7, role: 'member' },
      permissions: ['see_goods', 'leave'],
    });
  });

  it('is to a stranger a door, and not how many are behind it', () => {
    expect(show()).toEqual({
      ...{ ...known, hasPasscode: true, passcode: '', membersCount: 0, role: '', permissions: ['join'] },
    });
    expect(show(NO_RELATION, { passcode: '' })?.hasPasscode).toBe(false);
  });

  it('is not there where it takes nobody, or has gone', () => {
    expect(show(NO_RELATION, { disableSignUp: true })).toBeUndefined();
    expect(show({ ...NO_RELATION, owns: true }, { deletedAt: 9 })).toBeUndefined();
  });

  it.each([
    ['owner', { ...NO_RELATION, owns: true, manages: true }],
    ['group_owner', { ...NO_RELATION, membership: { groupOwner: true, disabled: false } }],
    ['member', { ...member, manages: true }],
    ['', { ...NO_RELATION, manages: true }],
    ['', { ...NO_RELATION, membership: { groupOwner: true, disabled: true } }],
  ])('says that one is “%s” of it', (role, relation) => expect(show(relation)?.role).toBe(role));
});

describe('a membership', () => {
  const membership: Membership = {
    ...{ id: 'm', version: 4, groupId: 'g', userId: 'u', groupOwner: false, disabledBy: null, tags: ['a'] },
    ...{ joinedAt: 1_000, updatedAt: 2_000, leftAt: null, consented: true, feeStopped: false, feeVersion: 0 },
  };
  const {
    disabledBy: _by,
    leftAt: _left,
    consented: _own,
    feeStopped: _fee,
    feeVersion: _v,
    ...known
  } = membership;

  it('is changed by who manages the members, and ended by them or by its own user', () => {
    const card: Actor = { kind: 'card', userId: 'u', groupId: 'g', canWrite: true };
    expect(showMembership(membership, true, actor('v'))).toEqual({
      ...{ ...known, disabled: false, feeUnpaid: false, permissions: ['edit', 'delete'] },
    });
    expect(showMembership(membership, false, actor('u'))).toEqual({
      ...{ ...known, disabled: false, feeUnpaid: false, permissions: ['delete'] },
    });
    for (const other of [actor('v'), card]) {
      expect(showMembership(membership, false, other)).toEqual({
        ...{ ...known, tags: [], disabled: false, feeUnpaid: false, permissions: [] },
      });
    }
  });

  it('says that it is disabled, not by whom', () => {
    expect(showMembership({ ...membership, disabledBy: 'plan' }, true, actor('v')).disabled).toBe(true);
  });
});

describe('a card, and a manager', () => {
  const card: Card = {
    ...{ id: 'c', version: 4, groupId: 'g', userId: 'u', secret: 's', managementId: '7' },
    ...{ email: 'a@b.jp', inviteEmail: '', permission: 'book' },
    ...{ createdAt: 1, updatedAt: 1, revokedAt: null },
  };
  const { revokedAt: _revoked, ...known } = card;

  it('say a card’s secret to who manages the members alone', () => {
    const held = { card, name: '花子', locale: 'ja-Hira', disabled: true } as const;
    const shown = { ...known, name: '花子', locale: 'ja-Hira', disabled: true };
    expect(showCard(held, true)).toEqual({ ...shown, permissions: ['edit', 'delete'] });
    expect(showCard(held, false)).toEqual({ ...shown, permissions: [], secret: '' });
  });

  it('say of a manager for whom, and since when', () => {
    const who = { id: 'n', accountId: 'a', userId: 'u', createdAt: 1_000 };
    expect(showManager({ ...who, version: 5, updatedAt: 2_000, removedAt: null })).toEqual(who);
  });
});

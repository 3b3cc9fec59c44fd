import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Actor } from '@kashikari/kernel';
import { describePermissions } from './describe';
import {
  ACCOUNT_ACTS,
  ACCOUNT_ROLES,
  GROUP_ACTS,
  GROUP_ROLES,
  type AccountRole,
  type GroupRole,
} from './matrix';
import { accountPermissions, groupPermissions, mayOnAccount, mayOnGroup } from './resolve';
import { accountRole, groupRoles, NO_RELATION } from './relation';

const USER: Actor = { kind: 'user', userId: 'u' };
const open = { disableSignUp: false, acceptMemberGoods: false };

/** Typed by hand from spec section 6, not imported: o may, - may not, s while it takes sign-ups, g if members add goods. */
const GROUPS = `
                owner manager group_owner member disabled_member card stranger visitor
see             o     o       o           o      o               o    s        s
see_goods       o     o       o           o      -               o    -        -
join            -     -       -           -      -               -    s        s
leave           -     -       o           o      o               -    -        -
add_goods       o     o       o           g      -               -    -        -
list_members    o     o       o           -      -               -    -        -
manage_members  o     -       o           -      -               -    -        -
edit            o     -       o           -      -               -    -        -
delete          o     -       -           -      -               -    -        -
transfer        o     -       -           -      -               -    -        -
set_fee         o     -       -           -      -               -    -        -`;

const ACCOUNTS = `
                 self manager acquaintance stranger
see              o    o       o            -
see_private      o    o       -            -
edit             o    -       -            -
delete           o    -       -            -
appoint_managers o    -       -            -`;

function read(table: string): { roles: string[]; rows: [act: string, cells: string[]][] } {
  const [head, ...lines] = table.trim().split('\n');
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return { roles: head!.trim().split(/\s+/), rows: rows.map(([act, ...cells]) => [act!, cells]) };
}

describe('permissions on a group', () => {
  const { roles, rows } = read(GROUPS);

  it('are written down for every role and every act', () => {
    expect(roles).toEqual([...GROUP_ROLES]);
    expect(rows.map(([act]) => act)).toEqual([...GROUP_ACTS]);
  });

  it.each(rows)('to %s are those of the specification', (act, cells) => {
    for (const [at, cell] of cells.entries()) {
      for (const disableSignUp of [false, true]) {
        for (const acceptMemberGoods of [false, true]) {
          const may = mayOnGroup(
            act as never,
            [roles[at] as GroupRole],
            { disableSignUp, acceptMemberGoods },
            USER,
          );
          const expected =
            cell === 'o' || (cell === 's' && !disableSignUp) || (cell === 'g' && acceptMemberGoods);
          expect([roles[at], may]).toEqual([roles[at], expected]);
        }
      }
    }
  });

  it('of somebody who is several things are those of all of them', () => {
    const roles = groupRoles(
      'g',
      { owns: false, manages: true, membership: { groupOwner: false, disabled: false } },
      USER,
    );
    expect(roles).toEqual(['manager', 'member']);
    expect(groupPermissions(roles, open, USER)).toEqual(['see_goods', 'leave', 'add_goods', 'list_members']);
  });

  it('of a member without a seat are those of a disabled member, whatever else the membership says', () => {
    const relation = { ...NO_RELATION, membership: { groupOwner: true, disabled: true } };
    expect(groupRoles('g', relation, USER)).toEqual(['disabled_member']);
  });

  it('of a card hold in its own group alone', () => {
    const card: Actor = { kind: 'card', userId: 'u', groupId: 'g', canWrite: false };
    const relation = { ...NO_RELATION, membership: { groupOwner: false, disabled: false } };
    expect(groupRoles('g', relation, card)).toEqual(['card']);
    expect(groupRoles('other', relation, card)).toEqual(['visitor']);
    expect(groupPermissions(['visitor'], open, card)).toEqual([]);
  });

  it('of a card that was taken back, or has no seat, are gone at once', () => {
    const card: Actor = { kind: 'card', userId: 'u', groupId: 'g', canWrite: true };
    expect(groupRoles('g', NO_RELATION, card)).toEqual(['visitor']);
    const relation = { ...NO_RELATION, membership: { groupOwner: false, disabled: true } };
    expect(groupRoles('g', relation, card)).toEqual(['disabled_member']);
  });
});

describe('permissions on an account', () => {
  const { roles, rows } = read(ACCOUNTS);

  it('are written down for every role and every act', () => {
    expect(roles).toEqual([...ACCOUNT_ROLES]);
    expect(rows.map(([act]) => act)).toEqual([...ACCOUNT_ACTS]);
  });

  it.each(rows)('to %s are those of the specification', (act, cells) => {
    const may = roles.map((role) => mayOnAccount(act as never, role as AccountRole, USER));
    expect(may).toEqual(cells.map((cell) => cell === 'o'));
  });

  it('of a card over its own user are to look', () => {
    const card: Actor = { kind: 'card', userId: 'u', groupId: 'g', canWrite: true };
    expect(accountRole('u', { manages: false, acquainted: false }, card)).toBe('self');
    expect(accountPermissions('self', card)).toEqual([]);
    expect(accountRole('other', { manages: true, acquainted: true }, card)).toBe('stranger');
  });

  it('of the system are none: services ask their own calls', () => {
    expect(accountRole('u', { manages: true, acquainted: true }, { kind: 'system' })).toBe('stranger');
    expect(groupRoles('g', { ...NO_RELATION, owns: true }, { kind: 'system' })).toEqual(['visitor']);
  });
});

describe('docs/permissions.md', () => {
  it('shows the matrices as they are', () => {
    const page = readFileSync(path.resolve(__dirname, '../../../../../docs/permissions.md'), 'utf8');
    const plain = (text: string) => text.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
    expect(plain(page)).toContain(plain(describePermissions()));
  });
});

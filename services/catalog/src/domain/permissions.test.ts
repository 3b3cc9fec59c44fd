import { lenderOf, checkPlacement } from './placement';
import { permissionsOn, refuseUnlessEditor, whyNotBooked } from './permissions';
import { SYSTEM_TIES, VISITOR_TIES, type GroupPlace, type ActorTies } from './ties';

const LENDER = 'a0000000-0000-4000-8000-000000000001';
const PERSON = 'a0000000-0000-4000-8000-000000000002';
const GROUP = 'b0000000-0000-4000-8000-000000000001';
const OTHER_GROUP = 'b0000000-0000-4000-8000-000000000002';

const place = (about: Partial<GroupPlace> = {}): GroupPlace => ({
  ...{ groupId: GROUP, ownerId: LENDER, runs: false, edits: false, acceptsMemberGoods: false },
  ...about,
});
const person = (about: Partial<ActorTies> = {}): ActorTies => ({
  ...{ kind: 'user', userId: PERSON, accountIds: [PERSON], groups: [], canWrite: true },
  ...about,
});
const good = (about: object = {}) => ({
  ...{ id: 'c', ownerId: LENDER, groupIds: [GROUP], isPublic: false, isPublicUse: false, isHidden: false },
  ...{ lenderClosed: false, forReferenceOnly: false, restrictReservation: false },
  ...about,
});

describe('what somebody may do with a good', () => {
  const manager = person({ accountIds: [PERSON, LENDER] });
  const groupOwner = person({ groups: [place({ runs: true })] });
  const member = person({ groups: [place()] });
  const stranger = person();
  const card = person({ kind: 'card', accountIds: [], groups: [place()] });
  const publicUse = { isPublicUse: true };

  test.each([
    ['a manager', manager, {}, ['edit', 'delete', 'book', 'manage_bookings']],
    [
      'a manager, of a good for reference',
      manager,
      { forReferenceOnly: true },
      ['edit', 'delete', 'manage_bookings'],
    ],
    ['a group owner, of the group account’s good', groupOwner, {}, ['edit', 'delete', 'book']],
    ['a group owner, of a member’s good', groupOwner, { ownerId: 'somebody' }, ['book']],
    ['a member', member, {}, ['book']],
    ['a member, of a restricted good', member, { restrictReservation: true }, []],
    ['a member, of a good for reference', member, { forReferenceOnly: true }, []],
    ['a stranger, of a public good', stranger, { isPublic: true }, []],
    ['a stranger, of a good for public use', stranger, publicUse, ['book']],
    ['a stranger, where the lender is closed', stranger, { ...publicUse, lenderClosed: true }, []],
    ['a visitor, of a good for public use', VISITOR_TIES, publicUse, []],
    ['a card that books', card, {}, ['book']],
    ['a card that only reads', { ...card, canWrite: false }, {}, []],
    ['a card, outside its group', card, { groupIds: [OTHER_GROUP], ...publicUse }, []],
    ['the system', SYSTEM_TIES, {}, []],
  ])('%s', (_, ties, about, permissions) => {
    expect(permissionsOn(good(about), ties)).toEqual(permissions);
  });

  test.each([
    ['a member', member, {}, null],
    ['a manager, of a good that is borrowed by its label', manager, { onlyScanBooking: true }, null],
    ['a member, of a good that is borrowed by its label', member, { onlyScanBooking: true }, 'scan'],
    ['a manager, of a good for reference', manager, { forReferenceOnly: true }, 'reference_only'],
    ['a visitor, of a good for reference', VISITOR_TIES, { forReferenceOnly: true }, 'reference_only'],
    ['a visitor, of a good for public use', VISITOR_TIES, publicUse, 'sign_in'],
    ['a member, of a restricted good', member, { restrictReservation: true }, 'restricted'],
    ['a manager, of a restricted good', manager, { restrictReservation: true }, null],
    ['a card that only reads', { ...card, canWrite: false }, {}, 'restricted'],
    ['a card, outside its group', card, { groupIds: [OTHER_GROUP], ...publicUse }, 'members_only'],
    ['a stranger, of a public good', stranger, { isPublic: true }, 'members_only'],
    ['a stranger, of a public good in no group', stranger, { isPublic: true, groupIds: [] }, 'no_group'],
    ['a stranger, of a good for public use in no group', stranger, { ...publicUse, groupIds: [] }, null],
    ['the system', SYSTEM_TIES, {}, null],
  ])('what keeps %s from booking it', (_, ties, about, reason) => {
    expect(whyNotBooked({ onlyScanBooking: false, ...good(about) }, ties)).toBe(reason);
  });

  test('nothing keeps somebody from booking who has the permission, but a label that is to be read', () => {
    for (const ties of [manager, groupOwner, member, stranger, card, VISITOR_TIES])
      for (const about of [{}, publicUse, { restrictReservation: true }, { forReferenceOnly: true }]) {
        const asked = { onlyScanBooking: false, ...good(about) };
        expect(whyNotBooked(asked, ties) === null).toBe(permissionsOn(asked, ties).includes('book'));
      }
  });

  test('a change is not found to who does not see the good, forbidden to who does', () => {
    expect(refuseUnlessEditor(good(), stranger)?.refusal.kind).toBe('not_found');
    expect(refuseUnlessEditor(good({ isPublic: true }), stranger)?.refusal.kind).toBe('forbidden');
    expect(refuseUnlessEditor(good(), member)?.refusal.kind).toBe('forbidden');
    expect(refuseUnlessEditor(good(), { ...card, canWrite: false })?.refusal.kind).toBe('no_edit_rights');
    expect(refuseUnlessEditor(good(), manager)).toBeUndefined();
  });
});

test('a visitor acts for nobody, belongs nowhere and changes nothing; the services see all and belong nowhere', () => {
  const nowhere = { accountIds: [], groups: [] };
  expect(VISITOR_TIES).toEqual({ kind: 'visitor', canWrite: false, ...nowhere });
  expect(SYSTEM_TIES).toEqual({ kind: 'system', canWrite: true, ...nowhere });
  expect(refuseUnlessEditor(good(), VISITOR_TIES)?.refusal).toMatchObject({
    kind: 'not_found',
    params: { entity: 'good', id: 'c' },
  });
});

test('what is in no list is corrected by its address', () => {
  const runs = person({ groups: [place({ runs: true })] });
  expect(refuseUnlessEditor(good({ isHidden: true }), runs)).toBeUndefined();
});

test('a card that books changes nothing, and is told so as anybody', () => {
  const card = person({ kind: 'card', accountIds: [], groups: [place()] });
  expect(refuseUnlessEditor(good(), card)?.refusal.kind).toBe('forbidden');
  expect(refuseUnlessEditor(good(), person({ groups: [place()], canWrite: false }))?.refusal.kind).toBe(
    'forbidden',
  );
});

describe('for whom a good is registered', () => {
  const runs = person({ groups: [place({ runs: true })] });

  test.each([
    ['oneself, without a group', person(), []],
    ['oneself, as a member', person({ groups: [place({ acceptsMemberGoods: true })] }), [GROUP]],
    [
      'oneself, into groups of several accounts',
      person({
        groups: [place({ runs: true }), place({ groupId: OTHER_GROUP, ownerId: PERSON, runs: true })],
      }),
      [GROUP, OTHER_GROUP],
    ],
  ])('%s', (_, ties, groupIds) => {
    expect(lenderOf(undefined, groupIds, ties)).toEqual({ ok: true, value: PERSON });
  });

  test('the group’s account, by a group owner or a manager', () => {
    expect(lenderOf(undefined, [GROUP], runs)).toEqual({ ok: true, value: LENDER });
  });

  test('the account that is named, if one acts for it', () => {
    expect(lenderOf(PERSON, [GROUP], runs)).toEqual({ ok: true, value: PERSON });
    expect(lenderOf(LENDER, [], person({ accountIds: [PERSON, LENDER] }))).toEqual({
      ok: true,
      value: LENDER,
    });
    expect(lenderOf(LENDER, [GROUP], runs)).toEqual({ ok: true, value: LENDER });
    expect(lenderOf(LENDER, [], runs)).toMatchObject({
      ok: false,
      refusal: { kind: 'forbidden', params: { owner_id: LENDER }, field: 'owner_id' },
    });
    expect(lenderOf('somebody', [GROUP], runs).ok).toBe(false);
  });
});

describe('which groups a good may enter', () => {
  test.each([
    ['one that one runs', place({ runs: true }), true],
    ['one that takes members’ goods', place({ acceptsMemberGoods: true }), true],
    ['one that does not', place(), false],
    ['one that one has no place in', undefined, false],
  ])('%s', (_, found, allowed) => {
    const verdict = checkPlacement([GROUP], person({ groups: found ? [found] : [] }));
    expect(verdict.ok).toBe(allowed);
    if (!verdict.ok) expect(verdict.refusal).toMatchObject({ code: 'good.group', field: 'group_ids' });
  });
});

import { DomainError } from '@kashikari/kernel';
import { changeGood } from './change-good';
import { checkDeletion, deleteGood } from './delete-good';
import type { Good } from './good';
import { CodesInUse } from './further-codes';
import { NumbersInUse } from './management-number';
import { initialFields, type GoodInput } from './read-good';
import { registerGood } from './register-good';
import type { ActorTies, GroupPlace } from './ties';

const NOW = 2_000;
const place = (about: Partial<GroupPlace> = {}): GroupPlace => ({
  ...{ groupId: 'club', ownerId: 'hana', runs: false, edits: false, acceptsMemberGoods: false },
  ...about,
});
const person = (about: Partial<ActorTies> = {}): ActorTies => ({
  ...{ kind: 'user', userId: 'hana', accountIds: ['hana'], groups: [place({ runs: true })], canWrite: true },
  ...about,
});
const HANA = person();
/** Owner of a group who also runs Hana’s group. */
const KEN = person({
  ...{ userId: 'ken', accountIds: ['ken'] },
  groups: [place({ runs: true }), place({ groupId: 'den', ownerId: 'ken', runs: true })],
});
const GOOD: Good = {
  ...initialFields(),
  ...{ title: '三脚', description: '#カメラ', tags: ['カメラ'], id: 'g1', version: 3, ownerId: 'hana' },
  ...{
    groupIds: ['club'],
    folders: [],
    pictures: [{ id: 'p1', width: 8, height: 6, alt: '' }],
    labelHash: '',
    lenderClosed: false,
  },
  ...{ createdAt: 1, updatedAt: 1, deletedAt: null },
};
const PICTURE = { width: 8, height: 6, alt: '', uploaderId: 'hana', goodId: null, groupId: null };

const change = (input: Partial<GoodInput>, ties = HANA, good = GOOD, ifVersion?: number) =>
  changeGood(
    good,
    { fields: {}, ...input },
    {
      ties,
      pictures: [{ id: 'p2', ...PICTURE }],
      numbers: new NumbersInUse(),
      codes: new CodesInUse(),
      folders: [],
    },
    ifVersion,
    NOW,
  );
const register = (input: Partial<GoodInput>, ties = HANA) =>
  registerGood(
    'g1',
    { fields: { title: '三脚' }, ...input },
    {
      ties,
      pictures: [{ id: 'p2', ...PICTURE }],
      numbers: new NumbersInUse(),
      codes: new CodesInUse(),
      folders: [],
    },
    NOW,
  );

function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.refusal;
    throw error;
  }
  return undefined;
}

describe('a changed good', () => {
  test('has what was sent, the next version and the moment, and keeps the rest', () => {
    expect(change({ fields: { title: '一脚', description: '#杖' } })).toEqual({
      ...GOOD,
      ...{ title: '一脚', description: '#杖', tags: ['杖'], version: 4, updatedAt: NOW },
    });
  });

  test('is the same, at the same version, where nothing is different', () => {
    expect(change({})).toBe(GOOD);
    expect(change({ fields: { title: '三脚' }, groupIds: ['club'] })).toBe(GOOD);
    const inTwo = { ...GOOD, groupIds: ['den', 'club'] };
    expect(change({ groupIds: ['club', 'den'] }, HANA, inTwo)).toBe(inTwo);
  });

  test('has new pictures, or another order of them, or none', () => {
    const both = change({ pictureIds: ['p2'] });
    expect(both).toMatchObject({ pictures: [{ id: 'p2' }], version: 4 });
    expect(change({ pictureIds: [] })).toMatchObject({ pictures: [], version: 4 });
    expect(refusalOf(() => change({ pictureIds: ['p3'] }))?.code).toBe('image.unknown');
  });

  test('leaves groups freely, and enters those that take it', () => {
    expect(change({ groupIds: [] })).toMatchObject({ groupIds: [], version: 4 });
    expect(refusalOf(() => change({ groupIds: ['club', 'den'] }))).toMatchObject({
      code: 'good.group',
      params: { group_id: 'den' },
    });
    const stays = person({ groups: [] });
    expect(change({ groupIds: ['club'], fields: { title: '脚' } }, stays)).toMatchObject({ version: 4 });
  });

  test('is refused where the writer has seen another version', () => {
    expect(change({ fields: { title: '脚' } }, HANA, GOOD, 3).version).toBe(4);
    expect(refusalOf(() => change({ fields: { title: '脚' } }, HANA, GOOD, 2))).toMatchObject({
      code: 'stale',
      params: { seen: 2, current: 3 },
    });
  });

  test('keeps the rules between its fields', () => {
    expect(refusalOf(() => change({ fields: { isHourly: true, quantity: 2 } }))?.code).toBe(
      'good.hourly_quantity',
    );
  });

  test('is refused to who is no editor', () => {
    const member = person({ userId: 'ken', accountIds: ['ken'], groups: [place()] });
    expect(refusalOf(() => change({ fields: { title: '脚' } }, member))?.code).toBe('forbidden');
  });
});

describe('who only runs a group of the lender', () => {
  test('corrects its goods', () => {
    expect(change({ fields: { title: '脚' } }, KEN)).toMatchObject({ title: '脚', version: 4 });
  });

  test.each([['isPublic', 'is_public'] as const, ['isPublicUse', 'is_public_use'] as const])(
    'opens none of them to everybody by %s, but leaves open or closes what the lender has opened',
    (flag, field) => {
      expect(refusalOf(() => change({ fields: { [flag]: true } }, KEN))).toMatchObject({
        code: 'forbidden',
        field,
      });
      const open = { ...GOOD, [flag]: true };
      expect(change({ fields: { title: '脚', [flag]: true } }, KEN, open)).toMatchObject({ version: 4 });
      expect(change({ fields: { [flag]: false } }, KEN, open)).toMatchObject({ [flag]: false });
      expect(change({ fields: { [flag]: true } })).toMatchObject({ [flag]: true });
    },
  );

  test('takes none of them out of all groups of the lender', () => {
    for (const groupIds of [[], ['den'], ['elsewhere']]) {
      expect(refusalOf(() => change({ groupIds }, KEN))).toMatchObject({
        code: 'forbidden',
        field: 'group_ids',
      });
    }
  });

  test('may put one into another group, too, or move it to another of the lender’s', () => {
    expect(change({ groupIds: ['club', 'den'] }, KEN).groupIds).toEqual(['club', 'den']);
    const both = person({
      ...{ userId: 'ken', accountIds: ['ken'] },
      groups: [place({ runs: true }), place({ groupId: 'attic', runs: true })],
    });
    expect(change({ groupIds: ['attic'] }, both).groupIds).toEqual(['attic']);
  });
});

test.each([
  ['pricePerDay', 'price_per_day'],
  ['pricePerWeek', 'price_per_week'],
  ['pricePerMonth', 'price_per_month'],
] as const)('a good with %s is lent by the hour only when that price goes', (name, field) => {
  const priced = { ...GOOD, [name]: 500 };
  const refused = refusalOf(() => change({ fields: { isHourly: true } }, HANA, priced));
  expect(refused).toMatchObject({ code: 'good.price_unit', field, params: { is_hourly: true } });
  const fields = { isHourly: true, [name]: null, pricePerHour: 100 };
  expect(change({ fields }, HANA, priced)).toMatchObject({ isHourly: true, [name]: null, pricePerHour: 100 });
});

describe('a new good', () => {
  test('is the actor’s own, at its first version, with what nobody said at its first value', () => {
    expect(register({ fields: { title: '三脚', description: '#カメラ' } })).toEqual({
      ...initialFields(),
      ...{
        title: '三脚',
        description: '#カメラ',
        id: 'g1',
        version: 1,
        ownerId: 'hana',
        groupIds: [],
        folders: [],
      },
      ...{ tags: ['カメラ'], pictures: [], labelHash: '', createdAt: NOW, updatedAt: NOW, deletedAt: null },
    });
  });

  test('stands in the groups asked and shows the pictures asked', () => {
    expect(register({ groupIds: ['club'], pictureIds: ['p2'] })).toMatchObject({
      groupIds: ['club'],
      pictures: [{ id: 'p2' }],
    });
    expect(refusalOf(() => register({ groupIds: ['den'] }))?.code).toBe('good.group');
    expect(refusalOf(() => register({ pictureIds: ['p3'] }))?.code).toBe('image.unknown');
  });

  test('has a title, and keeps the rules between its fields', () => {
    expect(refusalOf(() => register({ fields: {} }))?.code).toBe('validation');
    const error = (() => {
      try {
        return register({ fields: {} });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toMatchObject({
      fields: [{ kind: 'invalid', code: 'validation.required', field: 'title' }],
    });
    expect(refusalOf(() => register({ fields: { title: '脚', isHourly: true, marginDays: 1 } }))?.code).toBe(
      'good.hourly_margin',
    );
  });

  test('is opened to everybody by the lender, not by who registers it for the lender', () => {
    expect(register({ fields: { title: '脚', isPublic: true } })).toMatchObject({ isPublic: true });
    const input = { fields: { title: '脚', isPublic: true }, groupIds: ['club'] };
    expect(refusalOf(() => register(input, KEN))).toMatchObject({ code: 'forbidden', field: 'is_public' });
    expect(register({ groupIds: ['club'] }, KEN).ownerId).toBe('hana');
  });

  test('is registered by no card, and by nobody who is not signed in', () => {
    const card = person({ kind: 'card', accountIds: [] });
    expect(refusalOf(() => register({}, card))?.code).toBe('forbidden');
    expect(refusalOf(() => register({}, { ...card, canWrite: false }))?.code).toBe('no_edit_rights');
    const { userId: _, ...nobody } = person({ kind: 'visitor', accountIds: [], groups: [] });
    expect(refusalOf(() => register({}, nobody))?.code).toBe('unauthenticated');
  });
});

describe('the end of a good', () => {
  test('is refused while one of it is out, and to who is no editor', () => {
    expect(refusalOf(() => checkDeletion(GOOD, HANA, { live: 3, out: 0 }))).toBeUndefined();
    expect(refusalOf(() => checkDeletion(GOOD, HANA, { live: 3, out: 1 }))).toMatchObject({
      code: 'good.on_loan',
      params: { out: 1 },
    });
    const member = person({ userId: 'ken', accountIds: ['ken'], groups: [place()] });
    expect(refusalOf(() => checkDeletion(GOOD, member, { live: 0, out: 0 }))?.code).toBe('forbidden');
  });

  test('takes its pictures and is told by one more version', () => {
    expect(deleteGood(GOOD, NOW)).toEqual({
      ...GOOD,
      ...{ version: 4, pictures: [], updatedAt: NOW, deletedAt: NOW },
    });
  });
});

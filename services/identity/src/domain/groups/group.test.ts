import {
  changeGroup,
  deleteGroup,
  newGroup,
  picturesIn,
  transferGroup,
  type Group,
  type GroupForm,
} from './group';

const PICTURE = '01890000-0000-7000-8000-00000000000a';
const FORM: GroupForm = {
  ...{ name: 'Media Library', slug: '', description: '', passcode: '' },
  ...{
    acceptMemberGoods: false,
    memberBookingVisible: false,
    disableSignUp: false,
    signUpMessage: '',
    tagFormLabel: '',
    tagFormPlaceholder: '',
  },
};
const make = (form: Partial<GroupForm> = {}) =>
  newGroup({ ...FORM, ...form }, 'owner', { id: 'g', suffix: 'abc234' }, 1_000);
const group: Group = {
  ...make({ description: '三階', passcode: '123456' }).group,
  ...{ signUpMessage: 'ようこそ', tagFormLabel: '組', tagFormPlaceholder: '3A' },
  ...{ coverImageId: PICTURE, logoImageId: PICTURE },
};
const change = (patch: object) => changeGroup(group, { ...patch }, 2_000);

describe('a new group', () => {
  it('has what the form says, and nothing else', () => {
    const form = { name: ' 三階 ', slug: 'third', description: 'a\nb', passcode: '123456' };
    const ticks = { acceptMemberGoods: true, memberBookingVisible: true, disableSignUp: true };
    const words = { signUpMessage: 'ようこそ', tagFormLabel: '組', tagFormPlaceholder: '3A' };
    expect(make({ ...form, ...ticks, ...words })).toEqual({
      faults: [],
      group: {
        ...{ ...form, ...ticks, name: '三階', id: 'g', version: 1, ownerId: 'owner' },
        ...words,
        ...{
          coverImageId: '',
          logoImageId: '',
          disableAiAnswers: false,
          pricePerMonth: null,
          priceFrom: null,
        },
        ...{ createdAt: 1_000, updatedAt: 1_000, deletedAt: null },
      },
    });
  });

  it('has a slug made of its name, and no passcode, where none is given', () => {
    expect(make().group).toMatchObject({
      ...{ slug: 'media-library-abc234', passcode: '', description: '' },
      ...{ acceptMemberGoods: false, memberBookingVisible: false, disableSignUp: false },
    });
  });

  it('tells every fault of the form', () => {
    const { faults, group } = make({
      name: '',
      slug: 'New',
      description: 'x'.repeat(5_001),
      passcode: '12345',
    });
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name validation.required',
      'slug validation.slug',
      'description validation.too_long',
      'passcode validation.too_short',
    ]);
    expect(group).toMatchObject({ name: '', description: '', passcode: '' });
  });
});

describe('a group', () => {
  it.each([
    ['name', ' 四階 ', { name: '四階' }],
    ['slug', 'fourth', { slug: 'fourth' }],
    ['description', 'a\nb', { description: 'a\nb' }],
    ['passcode', 'abcdef', { passcode: 'abcdef' }],
    ['passcode', '', { passcode: '' }],
    ['accept_member_goods', true, { acceptMemberGoods: true }],
    ['member_booking_visible', true, { memberBookingVisible: true }],
    ['disable_sign_up', true, { disableSignUp: true }],
    ['sign_up_message', 'a\nb', { signUpMessage: 'a\nb' }],
    ['tag_form_label', '学年', { tagFormLabel: '学年' }],
    ['tag_form_placeholder', '3B', { tagFormPlaceholder: '3B' }],
    ['cover_image_id', null, { coverImageId: '' }],
    ['logo_image_id', '', { logoImageId: '' }],
    ['cover_image_id', PICTURE.toUpperCase(), { coverImageId: PICTURE }],
  ])('can be given another %s', (field, sent, changed) =>
    expect(change({ [field]: sent })).toEqual({
      value: { ...group, ...changed, version: 2, updatedAt: 2_000 },
      faults: [],
    }),
  );

  it.each([
    ['name', '', 'validation.required', undefined],
    ['name', 'x'.repeat(101), 'validation.too_long', { max: 100 }],
    ['name', 'see www.evil.example', 'validation.link', undefined],
    ['description', 'x'.repeat(5_001), 'validation.too_long', { max: 5_000 }],
    ['passcode', '12345', 'validation.too_short', { min: 6 }],
    ['accept_member_goods', 'yes', 'validation.type', { expected: 'boolean' }],
    ['sign_up_message', 'x'.repeat(2_001), 'validation.too_long', { max: 2_000 }],
    ['tag_form_label', 'x'.repeat(51), 'validation.too_long', { max: 50 }],
    ['tag_form_label', 'a\nb', 'validation.characters', undefined],
    ['tag_form_placeholder', 'x'.repeat(101), 'validation.too_long', { max: 100 }],
    ['cover_image_id', 'x', 'validation.format', undefined],
    ['logo_image_id', 'x', 'validation.format', undefined],
  ])('keeps its %s where it is sent %j', (field, sent, code, params) => {
    const { value, faults } = change({ [field]: sent });
    expect(value).toEqual({ ...group, version: 2, updatedAt: 2_000 });
    expect(faults).toEqual([{ kind: 'invalid', code, field, ...(params && { params }) }]);
  });

  it.each([
    ['name', 100],
    ['description', 5_000],
    ['sign_up_message', 2_000],
    ['tag_form_label', 50],
    ['tag_form_placeholder', 100],
  ])('has a %s of %d characters at most', (field, most) =>
    expect(change({ [field]: 'x'.repeat(most) }).faults).toEqual([]),
  );

  it('keeps a short passcode that it had before it had to be longer', () => {
    const old = { ...group, passcode: '12' };
    expect(changeGroup(old, { passcode: '12' }, 2_000).faults).toEqual([]);
    expect(changeGroup(old, { passcode: '13' }, 2_000).faults).toMatchObject([{ field: 'passcode' }]);
  });

  it('can be handed to another account', () => {
    expect(transferGroup(group, 'heir', 2_000)).toEqual({
      ...{ ...group, ownerId: 'heir', version: 2, updatedAt: 2_000 },
    });
  });

  it('leaves no word behind when it goes', () => {
    expect(deleteGroup({ ...group, pricePerMonth: 500, priceFrom: 3_000 }, 2_000)).toEqual({
      ...{ disableAiAnswers: false, pricePerMonth: null, priceFrom: null },
      ...{ id: 'g', version: 2, ownerId: 'owner', slug: 'g' },
      ...{ name: '', description: '', passcode: '', signUpMessage: '' },
      ...{ tagFormLabel: '', tagFormPlaceholder: '', coverImageId: '', logoImageId: '' },
      ...{ acceptMemberGoods: false, memberBookingVisible: false, disableSignUp: false },
      ...{ createdAt: 1_000, updatedAt: 2_000, deletedAt: 2_000 },
    });
  });
});

describe('the pictures that a change of a group names', () => {
  it('are asked for by their fields', () => {
    expect(picturesIn({ cover_image_id: PICTURE, logo_image_id: PICTURE, name: PICTURE })).toEqual([
      { field: 'cover_image_id', imageId: PICTURE },
      { field: 'logo_image_id', imageId: PICTURE },
    ]);
  });

  it.each([[{}], [{ cover_image_id: null, logo_image_id: '' }], [{ cover_image_id: 'x', logo_image_id: 7 }]])(
    'are none in %j',
    (patch) => expect(picturesIn(patch)).toEqual([]),
  );
});

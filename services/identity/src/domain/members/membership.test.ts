import {
  answer,
  asGroupOwner,
  changeMembership,
  isSeated,
  join,
  leave,
  leaveWithOthers,
  type Membership,
} from './membership';

const belonging = { id: 'm', groupId: 'g', userId: 'u' };
const member = (more: Partial<Membership> = {}): Membership => {
  const joined = join(undefined, belonging, 'oneself', 1_000);
  if (!joined.ok) throw new Error('A newcomer may join');
  return { ...joined.value, ...more };
};

describe('a membership', () => {
  it('begins without rights over others, and takes a seat', () => {
    expect(member()).toMatchObject({ version: 1, groupOwner: false, disabledBy: null, joinedAt: 1_000 });
    expect(isSeated(member())).toBe(true);
  });

  it('is not begun twice', () => {
    expect(join(member(), belonging, 'oneself', 2_000)).toMatchObject({
      refusal: { code: 'membership.exists' },
    });
  });

  it('is the same again for who comes back, without the former role and tags', () => {
    const left = leave(member({ groupOwner: true, tags: ['a'] }), 2_000);
    expect(isSeated(left)).toBe(false);
    expect(join(left, { ...belonging, id: 'other' }, 'oneself', 3_000)).toMatchObject({
      value: { id: 'm', version: 3, groupOwner: false, tags: [], joinedAt: 3_000, leftAt: null },
    });
  });

  it('that a group owner switched off is not had back by joining, but by being added', () => {
    const left = leave(member({ disabledBy: 'owner' }), 2_000);
    expect(join(left, belonging, 'oneself', 3_000)).toMatchObject({ value: { disabledBy: 'owner' } });
    expect(join(left, belonging, 'invite', 3_000)).toMatchObject({ value: { disabledBy: null } });
  });

  it('without a seat in the plan can be taken up again once there was a place', () => {
    const left = leave(member({ disabledBy: 'plan' }), 2_000);
    expect(join(left, belonging, 'oneself', 3_000)).toMatchObject({ value: { disabledBy: null } });
  });

  it('keeps why it was disabled when it is disabled again', () => {
    expect(changeMembership(member({ disabledBy: 'plan' }), { disabled: true }, 2_000).value.disabledBy).toBe(
      'plan',
    );
    expect(changeMembership(member(), { disabled: true }, 2_000).value.disabledBy).toBe('owner');
    expect(
      changeMembership(member({ disabledBy: 'plan' }), { disabled: false }, 2_000).value.disabledBy,
    ).toBeNull();
  });

  it('that a group owner switched off stays so by a provider, but not by a card or an invitation', () => {
    const left = leave(member({ disabledBy: 'owner' }), 2_000);
    const disabledBy = (by: Parameters<typeof join>[2]) => {
      const joined = join(left, belonging, by, 3_000);
      return joined.ok && [joined.value.disabledBy, joined.value.consented];
    };
    expect(disabledBy('provider')).toEqual(['owner', false]);
    expect(disabledBy('card')).toEqual([null, true]);
    expect(disabledBy('invite')).toEqual([null, true]);
  });

  it('begins with all of it said', () => {
    expect(member()).toEqual({
      ...{ ...belonging, version: 1, groupOwner: false, disabledBy: null, tags: [], leftAt: null },
      ...{ joinedAt: 1_000, updatedAt: 1_000, consented: true, feeStopped: false, feeVersion: 0 },
    });
  });

  it('ends, and takes the management of the group with it', () => {
    expect(leave(member({ groupOwner: true }), 2_000)).toEqual({
      ...{ ...member(), version: 2, groupOwner: false, updatedAt: 2_000, leftAt: 2_000 },
    });
  });

  it('of who manages the group is not ended with those of others', () => {
    expect(leaveWithOthers(member(), 2_000)).toEqual({ ok: true, value: leave(member(), 2_000) });
    expect(leaveWithOthers(member({ groupOwner: true }), 2_000)).toMatchObject({
      refusal: { code: 'membership.group_owner' },
    });
  });

  it('of who handed the group over manages it on', () => {
    const joined = asGroupOwner(undefined, belonging, 1_000);
    expect(joined).toEqual({ ok: true, value: member({ groupOwner: true }) });
    expect(asGroupOwner(member(), belonging, 2_000)).toMatchObject({
      refusal: { code: 'membership.exists' },
    });
  });

  it('takes no seat while it is disabled, or over', () => {
    expect(isSeated(member({ disabledBy: 'plan' }))).toBe(false);
    expect(isSeated(member({ leftAt: 2_000 }))).toBe(false);
  });
});

describe('the answer to the question of a group', () => {
  const asks = { tagFormLabel: '学年' };

  it('becomes tags, sorted, each once', () => {
    expect(answer(member(), asks, ['2年', ' 1年 ', '2年'])).toEqual({
      ...{ ok: true, value: member({ tags: ['1年', '2年'] }) },
    });
  });

  it('is not taken where the group asks nothing', () => {
    expect(answer(member({ tags: ['a'] }), { tagFormLabel: '' }, ['b'])).toEqual({
      ...{ ok: true, value: member({ tags: ['a'] }) },
    });
  });

  it('is refused at the tags', () => {
    expect(answer(member(), asks, [''])).toEqual({
      ok: false,
      refusal: { kind: 'invalid', code: 'validation.required', field: 'tags' },
    });
  });
});

describe('a change of a membership', () => {
  const many = (count: number, prefix = 't') => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const changed = (patch: object, more: Partial<Membership> = {}) =>
    changeMembership(member(more), { ...patch }, 2_000);

  it.each([
    [{ group_owner: true }, { groupOwner: true }],
    [{ disabled: false }, { disabledBy: null }],
    [{ tags: ['c', 'b'] }, { tags: ['b', 'c'] }],
    [{ tags: [] }, { tags: [] }],
    [{ add_tags: ['c', 'a'] }, { tags: ['a', 'b', 'c'] }],
    [{ remove_tags: ['a', 'x'] }, { tags: ['b'] }],
  ])('%j makes it so', (patch, made) => {
    const before = { tags: ['a', 'b'] };
    expect(changed(patch, before)).toEqual({
      value: { ...member(before), ...made, version: 2, updatedAt: 2_000 },
      faults: [],
    });
  });

  it.each([
    [{ group_owner: 'yes' }, 'group_owner', 'validation.type'],
    [{ disabled: 1 }, 'disabled', 'validation.type'],
    [{ tags: 'a' }, 'tags', 'validation.type'],
    [{ tags: [''] }, 'tags', 'validation.required'],
    [{ tags: ['x'.repeat(51)] }, 'tags', 'validation.too_long'],
    [{ tags: many(21) }, 'tags', 'validation.too_many'],
    [{ add_tags: null }, 'add_tags', 'validation.type'],
    [{ add_tags: many(19) }, 'add_tags', 'validation.too_many'],
    [{ remove_tags: ['a', 7] }, 'remove_tags', 'validation.type'],
  ])('%j is refused, and leaves it as it was', (patch, field, code) => {
    const { value, faults } = changed(patch, { tags: ['a', 'b'] });
    expect(value).toEqual({ ...member({ tags: ['a', 'b'] }), version: 2, updatedAt: 2_000 });
    expect(faults).toMatchObject([{ field, code }]);
  });

  it('gives it 20 tags of 50 characters at most', () => {
    expect(changed({ tags: many(20) }).faults).toEqual([]);
    expect(changed({ add_tags: many(18) }, { tags: ['a', 'b'] }).faults).toEqual([]);
    expect(changed({ tags: ['x'.repeat(50)] }).faults).toEqual([]);
  });
});

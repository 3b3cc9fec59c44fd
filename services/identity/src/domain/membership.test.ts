import { changeMembership, isSeated, join, leave, type Membership } from './membership';

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
});

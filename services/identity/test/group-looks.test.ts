import { type identityEvents, PATCHES } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('how a group looks', () => {
  let identity: TestIdentity;
  let owner: Person;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    owner = await identity.person();
  });
  afterAll(() => identity.stop());

  const patch = async (id: string, change: object) =>
    (await identity.groups(owner.actor).updateGroup({ id, patch: PATCHES.group.write(change) })).group!;
  const told = (groupId: string) =>
    identity.world.pushed
      .filter(({ kind, to }) => kind === 'group' && to === 'catalog')
      .map(({ snapshot }) => snapshot as identityEvents.GroupChanged)
      .filter(({ id }) => id === groupId)
      .map(({ imageIds }) => imageIds);

  it('is a cover and a logo, which catalog is told of', async () => {
    const [cover, logo] = [newId(), newId()];
    identity.world.pictures.add(cover).add(logo);
    const { id } = await identity.group(owner);
    const group = await patch(id, { cover_image_id: cover, logo_image_id: logo });
    expect(group).toMatchObject({ coverImageId: cover, logoImageId: logo });
    expect((await patch(id, { cover_image_id: null })).coverImageId).toBe('');
    await identity.groups(owner.actor).deleteGroup({ id });
    expect(told(id)).toEqual([[], [cover, logo], [logo], []]);
  });

  it('is nobody else’s picture, and nothing that is none', async () => {
    const { id } = await identity.group(owner);
    expect(await refusalOf(patch(id, { cover_image_id: newId() }))).toBe('image.unknown cover_image_id');
    expect(await refusalOf(patch(id, { logo_image_id: 'x' }))).toBe('validation.format logo_image_id');
    expect(await refusalOf(patch(id, { logo_image_id: 7 }))).toBe('validation.format logo_image_id');
  });

  describe('to who joins', () => {
    const joinWith = async (groupId: string, tags: string[]) => {
      const person = await identity.person();
      const asked = { groupId, passcode: '', email: '', userId: '', inviteToken: '', tags };
      return (await identity.memberships(person.actor).createMembership(asked)).membership!;
    };

    it('is a message and a question whose answers become tags', async () => {
      const { id } = await identity.group(owner);
      const asked = { tag_form_label: 'クラス', tag_form_placeholder: 'ばら組', sign_up_message: 'ようこそ' };
      await patch(id, asked);
      const stranger = await identity.person();
      const { group } = await identity.groups(stranger.actor).getGroup({ id });
      expect(group).toMatchObject({
        tagFormLabel: 'クラス',
        tagFormPlaceholder: 'ばら組',
        signUpMessage: 'ようこそ',
      });
      const { id: membershipId } = await joinWith(id, ['ゆり組', '年長']);
      const found = await identity
        .memberships(owner.actor)
        .listMemberships({ groupId: id, userId: '', match: 'ゆり', page: undefined });
      expect(found.memberships.map((one) => [one.id, one.tags])).toEqual([
        [membershipId, ['ゆり組', '年長']],
      ]);
      expect(await refusalOf(joinWith(id, ['a'.repeat(51)]))).toBe('validation.too_long tags');
    });

    it('takes no tags where nothing is asked: they are for those who manage it', async () => {
      const { id } = await identity.group(owner);
      await joinWith(id, ['先生']);
      const { memberships } = await identity
        .memberships(owner.actor)
        .listMemberships({ groupId: id, userId: '', match: '', page: undefined });
      expect(memberships.map(({ tags }) => tags)).toEqual([[]]);
    });
  });

  it('are shown of those among many ids that somebody sees where they are', async () => {
    const [owner, other] = [await identity.person(), await identity.person()];
    const open = await identity.group(owner, { name: 'Open' });
    const closed = await identity.group(owner, { name: 'Closed', disableSignUp: true });
    const foreign = await identity.group(other, { name: 'Foreign' });
    const ids = [open.id, closed.id, foreign.id, newId(), 'no-id'];
    const named = async (actor: Actor) =>
      (await identity.groups(actor).batchGetGroups({ ids })).groups.map(({ name }) => name).sort();
    expect(await named(VISITOR)).toEqual(['Foreign', 'Open']);
    expect(await named({ ...VISITOR, within: [owner.id] })).toEqual(['Open']);
    expect(await named(owner.actor)).toEqual(['Closed', 'Foreign', 'Open']);
    const many = Array.from({ length: 501 }, () => newId());
    expect(await refusalOf(identity.groups(VISITOR).batchGetGroups({ ids: many }))).toBe(
      'validation.too_many ids',
    );
  });
});

import { identityEvents, PATCHES } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('the posts of a group', () => {
  let identity: TestIdentity;
  let owner: Person;
  let member: Person;
  let stranger: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    [owner, member, stranger] = [await identity.person(), await identity.person(), await identity.person()];
  });
  beforeEach(async () => {
    groupId = (await identity.group(owner)).id;
    await identity.join(member, groupId);
  });
  afterAll(() => identity.stop());

  const write = async (body: string, pin = false, actor: Actor = owner.actor) =>
    (await identity.posts(actor).createPost({ groupId, body, pin })).post!;
  const change = (id: string, patch: object, actor: Actor = owner.actor, ifVersion?: number) =>
    identity.posts(actor).updatePost({ id, patch: PATCHES.post.write(patch), ifVersion });
  const bodies = async (actor: Actor = member.actor) =>
    (await identity.posts(actor).listPosts({ groupId, page: undefined })).posts.map(({ body, pin }) =>
      pin ? `! ${body}` : body,
    );

  it('are read by its people, the pinned one first and then the newest', async () => {
    await write('年末の休み', true);
    await write('新しい絵本');
    await write('大そうじ');
    expect(await bodies()).toEqual(['! 年末の休み', '大そうじ', '新しい絵本']);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId }));
    const card: Actor = { kind: 'card', userId: cards[0]!.userId, groupId, canWrite: false };
    expect(await bodies(card)).toHaveLength(3);
  });

  it('have one pin: whoever pins takes it off the other, at the same time too', async () => {
    const first = await write('一', true);
    const second = await write('二', true);
    expect(await bodies()).toEqual(['! 二', '一']);
    await change(first.id, { pin: true });
    expect(await bodies()).toEqual(['! 一', '二']);
    await Promise.all([change(first.id, { pin: true }), change(second.id, { pin: true })]);
    expect((await bodies()).filter((body) => body.startsWith('!'))).toHaveLength(1);
  });

  it('are told by mail to members and owner, but the author, in one step for hundreds', async () => {
    const [guest, paused] = [await identity.person(), await identity.person()];
    await identity.join(guest, groupId);
    const { membership } = await identity.join(paused, groupId);
    const pause = { id: membership!.id, patch: PATCHES.membership.write({ disabled: true }) };
    await identity.memberships(owner.actor).updateMembership(pause);
    await identity.cards(owner.actor).createCards(cardsForm({ groupId }));
    const post = await write('年末の休み');
    await identity.service.drain();
    const { slug } = (await identity.groups(owner.actor).getGroup({ id: groupId })).group!;
    const all = identity.world.told.filter(({ key }) => key === post.id);
    expect(all).toMatchObject([
      { key: post.id, template: 'new_post', thread: `new_post:${groupId}`, force: false },
    ]);
    const [told] = all;
    expect([...told!.userIds].sort()).toEqual([member.id, guest.id].sort());
    expect(told!.params).toMatchObject({ excerpt: '年末の休み', path: `/-/${slug}/posts` });
  });

  it('reach those who want no such mails where their writer presses on, and nobody once they are gone', async () => {
    const gone = await write('まちがい');
    await identity.posts(owner.actor).deletePost({ id: gone.id });
    const urgent = { groupId, body: '断水', pin: false, forceNotify: true };
    const { post } = await identity.posts(owner.actor).createPost(urgent);
    await identity.service.drain();
    // The first batch may have been sent before the post was deleted.
    const told = identity.world.told.filter(({ key }) => key === post!.id);
    expect(told.map(({ userIds, force }) => ({ userIds, force }))).toEqual([
      { userIds: [member.id], force: true },
    ]);
  });

  it('stand with their group, the newest and the pinned one, for those who see its goods', async () => {
    const shown = async (actor: Actor) => {
      const one = (await identity.groups(actor).getGroup({ id: groupId })).group!;
      const { groups } = await identity.groups(actor).listGroups({ page: undefined });
      const listed = groups.find(({ id }) => id === groupId);
      if (listed) expect([listed.latestPost, listed.pinnedPost]).toEqual([one.latestPost, one.pinnedPost]);
      return [one.latestPost?.body, one.pinnedPost?.body];
    };
    expect(await shown(member.actor)).toEqual([undefined, undefined]);
    await write('休館日', true);
    expect(await shown(member.actor)).toEqual(['休館日', '休館日']);
    await write('新しい絵本');
    await write('大そうじ');
    expect(await shown(member.actor)).toEqual(['大そうじ', '休館日']);
    expect(await shown(stranger.actor)).toEqual([undefined, undefined]);
    const { group } = await identity.groups(owner.actor).getGroup({ id: groupId });
    expect(group!.latestPost!.permissions).toEqual(['edit', 'delete']);
  });

  it('are published without their text, each change in versions, with the pin that another one takes', async () => {
    const first = await write('休館日', true);
    const second = await write('新しい絵本', true);
    await change(second.id, { body: '新しい絵本と紙芝居' });
    await identity.posts(owner.actor).deletePost({ id: second.id });
    await identity.service.drain();
    const events = (await identity.service.published('kashikari.identity.post.v1')).filter(
      ({ key }) => key === groupId,
    );
    const posts = events.map(({ data }) => identityEvents.PostChanged.fromJSON(data));
    const of = (id: string) =>
      posts.filter((post) => post.id === id).map(({ version, pin, deleted }) => [version, pin, deleted]);
    expect(of(first.id)).toEqual([
      [1, true, false],
      [2, false, false],
    ]);
    expect(of(second.id)).toEqual([
      [1, true, false],
      [2, true, false],
      [3, true, true],
    ]);
    expect(posts[0]).toMatchObject({ groupId, userId: owner.id });
    expect(JSON.stringify(events)).not.toMatch(/休館日|絵本/);
  });

  it('never wait for each other in a circle, however many are pinned at once', async () => {
    const posts = await Promise.all(Array.from({ length: 4 }, (_, n) => write(`${n}`)));
    for (let round = 0; round < 10; round++)
      await Promise.all(posts.map(({ id }) => change(id, { pin: true })));
    expect((await bodies()).filter((body) => body.startsWith('!'))).toHaveLength(1);
  });

  it('are changed by who edits the group, over no change that was not seen', async () => {
    const { id, version } = await write('下書き');
    const { post } = await change(id, { body: '完成' }, owner.actor, version);
    expect(post).toMatchObject({ body: '完成', userId: owner.id, permissions: ['edit', 'delete'] });
    expect(await refusalOf(change(id, { body: '後から' }, owner.actor, version))).toBe('stale');
    expect(await refusalOf(change(id, { body: ' ' }))).toBe('validation.required body');
    expect(await refusalOf(write('a'.repeat(5001)))).toBe('validation.too_long body');
    await identity.posts(owner.actor).deletePost({ id });
    expect(await refusalOf(identity.posts(owner.actor).getPost({ id }))).toBe('not_found');
  });

  it('are not written by members, managers, cards and visitors', async () => {
    const { id } = await write('お知らせ');
    const manager = await identity.person();
    await identity.appoint(owner, manager);
    for (const { actor } of [member, manager]) {
      expect(await refusalOf(write('x', false, actor))).toBe('forbidden');
      expect(await refusalOf(change(id, { body: 'x' }, actor))).toBe('forbidden');
      expect(await refusalOf(identity.posts(actor).deletePost({ id }))).toBe('forbidden');
      expect((await identity.posts(actor).getPost({ id })).post!.permissions).toEqual([]);
    }
    const reader: Actor = { kind: 'card', userId: member.id, groupId, canWrite: false };
    expect(await refusalOf(write('x', false, reader))).toBe('no_edit_rights');
    expect(await refusalOf(write('x', false, VISITOR))).toBe('unauthenticated');
  });

  it('are not there for outsiders, who may see the door of the group alone', async () => {
    const { id } = await write('内輪の話');
    for (const asked of [id, newId(), 'nonsense'])
      expect(await refusalOf(identity.posts(stranger.actor).getPost({ id: asked }))).toBe('not_found');
    expect(await refusalOf(bodies(stranger.actor))).toBe('forbidden');
    expect(await refusalOf(change(id, { body: 'x' }, stranger.actor))).toBe('not_found');
  });

  it('go with the group', async () => {
    await write('お知らせ');
    await identity.groups(owner.actor).deleteGroup({ id: groupId });
    const left = await identity.service.db.read('select 1 from posts where group_id = $1', [groupId]);
    expect(left).toEqual([]);
  });
});

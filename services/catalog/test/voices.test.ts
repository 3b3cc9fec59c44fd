import { notices, voices } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import {
  newGood,
  startCatalog,
  SYSTEM,
  VISITOR,
  type CatalogUnderTest,
  type Person,
} from './catalog-under-test';

let catalog: CatalogUnderTest;
let owner: Person;
let member: Person;
let other: Person;
let stranger: Person;
let group: { id: string };
/** A good for members, and one visible to everybody. */
let goodId: string;
let openId: string;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(async () => {
  [owner, member, other, stranger] = [
    ...[await catalog.person(), await catalog.person()],
    ...[await catalog.person(), await catalog.person()],
  ] as [Person, Person, Person, Person];
  group = await catalog.group(owner);
  await catalog.join(member, group);
  await catalog.join(other, group);
  const make = async (is_public: boolean) =>
    (await catalog.goods(owner.actor).createGood(newGood({ group_ids: [group.id], is_public }))).good!.id;
  [goodId, openId] = [await make(false), await make(true)];
});
afterAll(() => catalog.stop());

const reviews = (actor: Actor) => catalog.as(actor).connect(voices.ReviewServiceClient);
const comments = (actor: Actor) => catalog.as(actor).connect(voices.CommentServiceClient);
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'allowed',
    (error: { refusal?: { code: string } }) => error.refusal?.code,
  );
const page = { page: 1, perPage: 20 };
const returns = ({ id }: Person, good = goodId) => void catalog.peers.returned.add(`${id} ${good}`);
const readingCard = (person: Person): Actor => ({
  ...{ kind: 'card', userId: person.id, groupId: group.id, canWrite: false },
});

describe('reviews of a good', () => {
  const write = async (person: Person, body: string, good = goodId) => {
    returns(person, good);
    return (await reviews(person.actor).createReview({ goodId: good, body })).review!;
  };
  const list = (actor: Actor, good = goodId) => reviews(actor).listReviews({ goodId: good, page });

  test('are by who has returned it, the newest first', async () => {
    expect(await code(reviews(member.actor).createReview({ goodId, body: 'よい' }))).toBe(
      'review.not_returned',
    );
    expect((await list(member.actor)).mayCreate).toBe(false);
    returns(member);
    expect((await list(member.actor)).mayCreate).toBe(true);
    await write(member, ' よく写る\n明るい ');
    await write(other, '軽い');
    const found = await list(member.actor);
    expect(found.reviews.map(({ body, userId }) => [body, userId])).toEqual([
      ['軽い', other.id],
      ['よく写る\n明るい', member.id],
    ]);
    expect([found.page?.total, found.mayCreate, found.own?.body]).toEqual([2, false, 'よく写る\n明るい']);
  });

  test('are one per person and good, also of two that come at once', async () => {
    returns(member);
    const attempts = Array.from({ length: 6 }, () =>
      code(reviews(member.actor).createReview({ goodId, body: 'よい' })),
    );
    expect((await Promise.all(attempts)).sort()).toEqual(['allowed', ...Array(5).fill('review.exists')]);
    expect((await list(member.actor)).page?.total).toBe(1);
    await write(member, 'こちらも', openId);
  });

  test('are not written twice by a call that is repeated', async () => {
    returns(member);
    const idempotency = { key: newId(), bodyHash: 'c'.repeat(64) };
    const ids = [];
    for (const _ of [1, 2])
      ids.push((await reviews(member.actor).createReview({ goodId, body: 'x' }, { idempotency })).review?.id);
    expect(new Set(ids).size).toBe(1);
  });

  test('are changed by their author alone, and removed by the good’s managers too', async () => {
    const { id, version } = await write(member, 'よい');
    const change = (actor: Actor, ifVersion?: number) =>
      reviews(actor).updateReview({ id, body: 'とてもよい', ifVersion });
    for (const { actor } of [owner, other]) expect(await code(change(actor))).toBe('forbidden');
    expect(await code(change(member.actor, version + 1))).toBe('stale');
    expect((await change(member.actor, version)).review).toMatchObject({
      body: 'とてもよい',
      version: version + 1,
    });
    expect(await code(reviews(other.actor).deleteReview({ id }))).toBe('forbidden');
    await reviews(owner.actor).deleteReview({ id });
    expect((await list(member.actor)).reviews).toEqual([]);
    expect(await code(change(member.actor))).toBe('not_found');
  });

  test('are read although reservation does not say who has returned it, and nobody is asked for one', async () => {
    await write(other, '軽い');
    returns(member);
    catalog.peers.silentAboutReturns = true;
    const found = await list(member.actor).finally(() => (catalog.peers.silentAboutReturns = false));
    expect([found.reviews.map(({ body }) => body), found.mayCreate]).toEqual([['軽い'], false]);
    expect((await list(member.actor)).mayCreate).toBe(true);
  });

  test('are refused empty and longer than 2,000 characters', async () => {
    returns(member);
    for (const [body, refusal] of [
      ['  ', 'validation.required'],
      ['あ'.repeat(2_001), 'validation.too_long'],
    ] as const)
      expect(await code(reviews(member.actor).createReview({ goodId, body }))).toBe(refusal);
    expect((await write(member, '𠮷'.repeat(2_000))).body).toHaveLength(4_000);
  });

  test('are not there for who does not see the good', async () => {
    const { id } = await write(member, 'よい');
    returns(stranger);
    for (const actor of [stranger.actor, VISITOR]) expect(await code(list(actor))).toBe('not_found');
    expect(await code(reviews(stranger.actor).createReview({ goodId, body: 'x' }))).toBe('not_found');
    expect(await code(reviews(stranger.actor).deleteReview({ id }))).toBe('not_found');
    expect(await code(reviews(VISITOR).createReview({ goodId, body: 'x' }))).toBe('unauthenticated');
    expect((await reviews(stranger.actor).findReview({ goodId, userId: member.id })).review).toBeUndefined();
  });

  test('do not say to people outside the groups who wrote them', async () => {
    const { id } = await write(member, '公開', openId);
    for (const actor of [stranger.actor, VISITOR]) {
      expect((await list(actor, openId)).reviews).toMatchObject([{ id, body: '公開', userId: '' }]);
      const asked = { goodId: openId, userId: member.id };
      expect((await reviews(actor).findReview(asked)).review).toBeUndefined();
    }
    const own = await write(stranger, 'よその人より', openId);
    expect((await list(stranger.actor, openId)).own).toMatchObject({ id: own.id, userId: stranger.id });
    expect((await reviews(owner.actor).findReview({ goodId: openId, userId: member.id })).review?.id).toBe(
      id,
    );
  });

  test('are given to their author for the export, whatever became of the good', async () => {
    await write(member, '一');
    await write(member, '二', openId);
    await catalog.goods(owner.actor).deleteGood({ id: openId });
    const { reviews: own, more } = await reviews(member.actor).listOwnReviews({ beforeId: '' });
    expect([own.map(({ body }) => body), more]).toEqual([['二', '一'], false]);
    const rest = await reviews(member.actor).listOwnReviews({ beforeId: own[0]!.id });
    expect(rest.reviews.map(({ body }) => body)).toEqual(['一']);
  });

  test('are told as events without their words', async () => {
    const { id } = await write(member, '秘密のことば');
    await reviews(member.actor).updateReview({ id, body: '別のことば' });
    await reviews(member.actor).deleteReview({ id });
    const told = await catalog.published('kashikari.catalog.review.v1');
    const mine = told.filter(({ data }) => (data as { id: string }).id === id);
    expect(mine.map(({ data }) => data)).toMatchObject([
      { version: 1, deleted: false, good_id: goodId, owner_id: owner.id, user_id: member.id },
      { version: 2, deleted: false },
      { version: 3, deleted: true },
    ]);
    expect(JSON.stringify(mine)).not.toContain('ことば');
  });
});

describe('comments on a good', () => {
  const write = async (person: Person, body: string, good = goodId) =>
    (await comments(person.actor).createComment({ goodId: good, body })).comment!;
  const list = (actor: Actor, good = goodId) => comments(actor).listComments({ goodId: good, page });

  test('are by anybody signed in who sees it, the newest first', async () => {
    await write(member, '充電器はありますか');
    await write(owner, 'あります');
    await write(stranger, '公開ですか', openId);
    const found = await list(other.actor);
    expect(found.comments.map(({ body }) => body)).toEqual(['あります', '充電器はありますか']);
    expect([found.page?.total, found.mayCreate]).toEqual([2, true]);
    expect((await list(VISITOR, openId)).mayCreate).toBe(false);
    expect(await code(comments(VISITOR).createComment({ goodId: openId, body: 'x' }))).toBe(
      'unauthenticated',
    );
    expect(await code(comments(stranger.actor).createComment({ goodId, body: 'x' }))).toBe('not_found');
    const reader = readingCard(member);
    expect(await code(comments(reader).createComment({ goodId, body: 'x' }))).toBe('no_edit_rights');
    expect((await list(reader)).mayCreate).toBe(false);
  });

  test('go without a trace when their author removes them, and leave their place when a manager does', async () => {
    const [first, second] = [await write(member, '一'), await write(member, '二')];
    expect(await code(comments(other.actor).deleteComment({ id: first.id }))).toBe('forbidden');
    expect(await code(comments(stranger.actor).deleteComment({ id: first.id }))).toBe('not_found');
    await comments(member.actor).deleteComment({ id: first.id });
    await comments(owner.actor).deleteComment({ id: second.id });
    expect((await list(member.actor)).comments).toMatchObject([
      { id: second.id, body: '', removed: true, userId: member.id, permissions: [] },
    ]);
    expect(await code(comments(member.actor).deleteComment({ id: second.id }))).toBe('not_found');
  });

  test('are refused empty and longer than 1,000 characters, and not written twice by one key', async () => {
    const { actor } = member;
    expect(await code(write(member, ' '))).toBe('validation.required');
    expect(await code(write(member, 'あ'.repeat(1_001)))).toBe('validation.too_long');
    const idempotency = { key: newId(), bodyHash: 'd'.repeat(64) };
    for (const _ of [1, 2]) await comments(actor).createComment({ goodId, body: 'x' }, { idempotency });
    expect((await list(actor)).page?.total).toBe(1);
  });

  test('hide their authors from people outside the groups', async () => {
    await write(member, '中の人', openId);
    expect((await list(stranger.actor, openId)).comments).toMatchObject([{ body: '中の人', userId: '' }]);
  });

  test('go with the account that wrote them, as reviews do', async () => {
    await write(member, '質問');
    returns(member);
    await reviews(member.actor).createReview({ goodId, body: 'よい' });
    await catalog.replica.applyUser({ user: { ...member.user, version: 9, deleted: true } });
    expect((await list(owner.actor)).comments).toEqual([]);
    expect((await reviews(owner.actor).listReviews({ goodId, page })).reviews).toEqual([]);
  });

  test('are told as events, and given to their author for the export', async () => {
    const { id } = await write(member, '秘密のことば');
    expect((await comments(member.actor).listOwnComments({ beforeId: '' })).comments).toMatchObject([{ id }]);
    await comments(owner.actor).deleteComment({ id });
    const told = await catalog.published('kashikari.catalog.comment.v1');
    const mine = told.filter(({ data }) => (data as { id: string }).id === id);
    expect(mine.map(({ data }) => data)).toMatchObject([
      { version: 1, deleted: false, good_id: goodId, user_id: member.id },
      { version: 2, deleted: true },
    ]);
    expect(JSON.stringify(mine)).not.toContain('ことば');
  });

  test('are told to the lender and to earlier authors who still see the good, not to their author', async () => {
    const told = async (id: string) => {
      const events = await catalog.published('kashikari.catalog.comment.v1');
      const data = events.map(
        (event) => event.data as { id: string; good_title: string; told_ids?: string[] },
      );
      return (data.find((one) => one.id === id)!.told_ids ?? []).sort();
    };
    const first = await write(member, 'ひとつめ');
    expect(await told(first.id)).toEqual([owner.id]);
    returns(other);
    await reviews(other.actor).createReview({ goodId, body: 'よい' });
    const second = await write(owner, 'ふたつめ');
    expect(await told(second.id)).toEqual([member.id, other.id].sort());
    const left = { id: newId(), groupId: group.id, userId: stranger.id };
    const there = await catalog.join(stranger, group, left);
    const third = await write(stranger, 'みっつめ');
    expect(await told(third.id)).toEqual([owner.id, member.id, other.id].sort());
    await catalog.replica.applyMembership({ membership: { ...there, version: 2, deleted: true } });
    const fourth = await write(member, 'よっつめ');
    expect(await told(fourth.id)).toEqual([owner.id, other.id].sort());
  });

  test('are known by their good and their words to who asks for a notice', async () => {
    const facts = async (person: Person, sinceId = '') => {
      const questions = [{ goodId, userId: person.id, sinceId }];
      return (await catalog.as(SYSTEM).connect(notices.NoticeServiceClient).listNoticeFacts({ questions }))
        .facts[0];
    };
    const { id } = await write(member, 'ことば');
    expect(await facts(owner, id)).toEqual({ visible: true, groupIds: [group.id], said: true });
    expect(await facts(member, id)).toEqual({ visible: true, groupIds: [group.id], said: false });
    expect(await facts(stranger, id)).toEqual({ visible: false, groupIds: [], said: true });
    await comments(member.actor).deleteComment({ id });
    expect(await facts(owner, id)).toMatchObject({ visible: true, said: false });
    const asked = catalog.as(owner.actor).connect(notices.NoticeServiceClient);
    expect(await code(asked.listNoticeFacts({ questions: [] }))).toBe('forbidden');
  });
});

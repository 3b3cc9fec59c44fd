import type { components } from '../../../packages/web-kit/src/api/schema';
import { GOOD_ID, MEMBER_ID, NOW, idOf, lender, meta, user } from './fixtures';
import { http } from './server';

/** Mocks of opinions about the camera, for tests of its reviews and comments. */
type Schemas = components['schemas'];
export type Review = Schemas['Review'];
export type Comment = Schemas['Comment'];

const LONG_AGO = '2031-04-01T00:00:00Z';
/** Another member, who has returned the camera. */
const HANA_ID = idOf(3);
const people = [lender(), user(), user({ id: HANA_ID, name: '花' })];

/** Hana's review. */
export function review(fields: Partial<Review> = {}): Review {
  return {
    ...{ id: idOf(61), good_id: GOOD_ID, user_id: HANA_ID, body: '暗いホールでもよく写ります。' },
    ...{ permissions: [], created_at: LONG_AGO, updated_at: LONG_AGO },
    ...fields,
  };
}

/** Hana's comment. */
export function comment(fields: Partial<Comment> = {}): Comment {
  return {
    ...{ id: idOf(71), good_id: GOOD_ID, user_id: HANA_ID, body: 'マイクの端子はありますか。' },
    ...{ removed: false, permissions: [], created_at: LONG_AGO },
    ...fields,
  };
}

const fromMe = () => ({
  ...{ user_id: MEMBER_ID, created_at: NOW.toISOString(), updated_at: NOW.toISOString() },
  permissions: ['edit', 'delete'],
});

/** Reviews as they are until something is done with them. `mayWrite`: the caller has returned the camera. */
export function reviewsAt(first: Review[] = [review()], mayWrite = false) {
  let there = first;
  const own = () => there.find(({ user_id }) => user_id === MEMBER_ID) ?? null;
  const answered = (one: Review) => ({ review: one, users: people });
  return [
    http.get('/reviews', ({ response }) =>
      response(200).json({
        ...{ reviews: there, own: own(), users: people, meta: meta(there.length) },
        permissions: mayWrite && !own() ? ['create'] : [],
      }),
    ),
    http.post('/reviews', async ({ request, response }) => {
      const { body } = await request.json();
      there = [review({ id: idOf(60), body, ...fromMe() }), ...there];
      return response(201).json(answered(there[0]!));
    }),
    http.patch('/reviews/{id}', async ({ params, request, response }) => {
      const { body } = await request.json();
      there = there.map((one) => (one.id === params.id ? { ...one, body } : one));
      return response(200).json(answered(there[0]!));
    }),
    http.delete('/reviews/{id}', ({ params, response }) => {
      there = there.filter(({ id }) => id !== params.id);
      return response(204).empty();
    }),
  ];
}

/** Comments as they are until something is done with them. */
export function commentsAt(first: Comment[] = [comment()], permissions: string[] = ['create']) {
  let there = first;
  return [
    http.get('/comments', ({ response }) =>
      response(200).json({ comments: there, permissions, users: people, meta: meta(there.length) }),
    ),
    http.post('/comments', async ({ request, response }) => {
      const { body } = await request.json();
      there = [comment({ id: idOf(70), body, ...fromMe(), permissions: ['delete'] }), ...there];
      return response(201).json({ comment: there[0]!, users: people });
    }),
    http.delete('/comments/{id}', ({ params, response }) => {
      there = there.flatMap((one) => {
        if (one.id !== params.id) return one;
        return one.user_id === MEMBER_ID ? [] : { ...one, body: '', removed: true, permissions: [] };
      });
      return response(204).empty();
    }),
  ];
}

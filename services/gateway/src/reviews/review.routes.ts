import { notFound, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toReview } from './review.mapper';
import type { Services } from '../clients/services';
import type { voices } from '@kashikari/contracts';
import { byId } from '../schema/ids';
import { NewReview, ReviewAnswer, ReviewList, ReviewPatch, reviewQuery } from './review.schema';

const tag = 'Reviews';

const createReview = route(
  {
    method: 'post',
    path: '/reviews',
    operationId: 'createReview',
    tag,
    summary: 'Create a review',
    description: 'One review per user and good. The caller must have returned the good at least once.',
    auth: 'required',
    body: NewReview,
    answer: { status: 201, description: 'The new review.', body: ReviewAnswer },
    refuses: ['not_found', 'no_edit_rights', 'review.not_returned', 'review.exists'],
  },
  async ({ body, call, services }) => {
    const { review } = await services.reviews.createReview({ goodId: body.good_id, body: body.body }, call);
    return answer(review, body.good_id, call, services);
  },
);

const listReviews = route(
  {
    method: 'get',
    path: '/reviews',
    operationId: 'listReviews',
    tag,
    summary: 'List the reviews of a good',
    description: 'Newest first.',
    auth: 'optional',
    query: reviewQuery,
    answer: { status: 200, description: 'A page of reviews.', body: ReviewList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const asked = { goodId: query.good_id, page: toPageRequest(query) };
    const { reviews, own, mayCreate, page } = await services.reviews.listReviews(asked, call);
    const authors = [...reviews, ...(own ? [own] : [])].flatMap(({ userId }) => userId || []);
    return {
      body: {
        reviews: reviews.map(toReview),
        own: own ? toReview(own) : null,
        permissions: mayCreate ? ['create'] : [],
        users: await relatedUsers(services, authors, call),
        meta: toMeta(query, page),
      },
    };
  },
);

const updateReview = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/reviews/{id}',
    operationId: 'updateReview',
    tag,
    summary: 'Update a review',
    description: 'For its author.',
    auth: 'required',
    params: byId('review'),
    body: ReviewPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The review after the change.', body: ReviewAnswer },
    refuses: ['not_found', 'forbidden', 'no_edit_rights'],
  },
  async ({ params, body, call, services, ifVersion }) => {
    const asked = { id: params.id, body: body.body, ifVersion };
    const { review } = await services.reviews.updateReview(asked, call);
    return answer(review, params.id, call, services);
  },
);

const deleteReview = route(
  {
    method: 'delete',
    path: '/reviews/{id}',
    operationId: 'deleteReview',
    tag,
    summary: 'Delete a review',
    description: 'For its author and for users who may edit the good.',
    auth: 'required',
    params: byId('review'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'no_edit_rights'],
  },
  async ({ params, call, services }) => {
    await services.reviews.deleteReview({ id: params.id }, call);
    return {};
  },
);

export const reviewRoutes = [createReview, listReviews, updateReview, deleteReview];

async function answer(review: voices.Review | undefined, asked: string, call: Call, services: Services) {
  if (!review) throw notFound('review', asked);
  const users = await relatedUsers(services, [review.userId], call);
  return { body: { review: toReview(review), users }, version: review.version };
}

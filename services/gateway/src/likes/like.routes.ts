import { route } from '../rest/request-context';
import { LikeAnswer, Liking } from './like.schema';

const toggleLike = route(
  {
    method: 'post',
    path: '/likes/toggle',
    operationId: 'toggleLike',
    tag: 'Goods',
    summary: 'Add or remove a like',
    description:
      'Sets whether the caller likes the good, or toggles it where `liked` is missing. Likes are visible to the caller only. To list them, call `GET /goods?liked=true`.',
    auth: 'required',
    body: Liking,
    answer: { status: 200, description: 'The new state.', body: LikeAnswer },
    refuses: ['not_found', 'no_edit_rights'],
  },
  async ({ body, call, services }) => {
    const { liked } = await services.likes.toggleLike({ goodId: body.good_id, liked: body.liked }, call);
    return { body: { good_id: body.good_id, liked } };
  },
);

export const likeRoutes = [toggleLike];

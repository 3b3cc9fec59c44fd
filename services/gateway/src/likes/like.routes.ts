import { route } from '../rest/request-context';
import { LikeAnswer, Liking } from './like.schema';

const toggleLike = route(
  {
    method: 'post',
    path: '/likes/toggle',
    operationId: 'toggleLike',
    tag: 'Goods',
    summary: 'Like a good, or no longer',
    description: 'Nobody else sees what one likes. `GET /goods?liked=true` lists it.',
    auth: 'required',
    body: Liking,
    answer: { status: 200, description: 'What it is now.', body: LikeAnswer },
    refuses: ['not_found', 'no_edit_rights'],
  },
  async ({ body, call, services }) => {
    const { liked } = await services.likes.toggleLike({ goodId: body.good_id }, call);
    return { body: { good_id: body.good_id, liked } };
  },
);

export const likeRoutes = [toggleLike];

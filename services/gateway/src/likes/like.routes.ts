import { route } from '../rest/request-context';
import * as contract from './like.contract';

const toggleLike = route(contract.toggleLike, async ({ body, call, services }) => {
  const { liked } = await services.likes.toggleLike({ goodId: body.good_id }, call);
  return { body: { good_id: body.good_id, liked } };
});

export const likeRoutes = [toggleLike];

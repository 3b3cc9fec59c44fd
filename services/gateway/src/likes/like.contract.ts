import { defineRoute } from '../rest/route';
import { LikeAnswer, Liking } from './like.schema';

export const toggleLike = defineRoute({
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
});

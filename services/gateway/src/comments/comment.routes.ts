import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toComment } from './comment.mapper';
import { byId } from '../schema/ids';
import { CommentAnswer, CommentList, NewComment, commentQuery } from './comment.schema';

const tag = 'Comments';

const createComment = route(
  {
    method: 'post',
    path: '/comments',
    operationId: 'createComment',
    tag,
    summary: 'Create a comment',
    auth: 'required',
    body: NewComment,
    answer: { status: 201, description: 'The new comment.', body: CommentAnswer },
    refuses: ['not_found', 'no_edit_rights'],
  },
  async ({ body, call, services }) => {
    const { comment } = await services.comments.createComment(
      { goodId: body.good_id, body: body.body },
      call,
    );
    if (!comment) throw notFound('good', body.good_id);
    const users = await relatedUsers(services, [comment.userId], call);
    return { body: { comment: toComment(comment), users } };
  },
);

const listComments = route(
  {
    method: 'get',
    path: '/comments',
    operationId: 'listComments',
    tag,
    summary: 'List the comments on a good',
    description: 'Newest first.',
    auth: 'optional',
    query: commentQuery,
    answer: { status: 200, description: 'A page of comments.', body: CommentList },
    refuses: ['not_found'],
  },
  async ({ query, call, services }) => {
    const asked = { goodId: query.good_id, page: toPageRequest(query) };
    const { comments, mayCreate, page } = await services.comments.listComments(asked, call);
    const authors = comments.flatMap(({ userId }) => userId || []);
    return {
      body: {
        comments: comments.map(toComment),
        permissions: mayCreate ? ['create'] : [],
        users: await relatedUsers(services, authors, call),
        meta: toMeta(query, page),
      },
    };
  },
);

const deleteComment = route(
  {
    method: 'delete',
    path: '/comments/{id}',
    operationId: 'deleteComment',
    tag,
    summary: 'Delete a comment',
    description:
      'For its author, who deletes it completely, and for users who may edit the good: then an empty comment with `removed` remains.',
    auth: 'required',
    params: byId('comment'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden', 'no_edit_rights'],
  },
  async ({ params, call, services }) => {
    await services.comments.deleteComment({ id: params.id }, call);
    return {};
  },
);

export const commentRoutes = [createComment, listComments, deleteComment];

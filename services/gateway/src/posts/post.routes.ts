import { notFound, type Call } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import { toPost } from './post.mapper';
import type { Services } from '../clients/services';
import { PATCHES, type posts } from '@kashikari/contracts';
import { byId } from '../schema/ids';
import { NewPost, PostAnswer, PostList, PostPatch, postQuery } from './post.schema';

const tag = 'Posts';

const createPost = route(
  {
    method: 'post',
    path: '/posts',
    operationId: 'createPost',
    tag,
    summary: 'Create a post',
    auth: 'required',
    body: NewPost,
    answer: { status: 201, description: 'The new post.', body: PostAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ body, call, services }) => {
    const { post } = await services.posts.createPost(
      {
        ...{ groupId: body.group_id, body: body.body, pin: body.pin ?? false },
        forceNotify: body.force_notify,
      },
      call,
    );
    return answer(post, body.group_id, call, services);
  },
);

const listPosts = route(
  {
    method: 'get',
    path: '/posts',
    operationId: 'listPosts',
    tag,
    summary: 'List posts',
    description: 'The pinned post first, then newest first.',
    auth: 'required',
    query: postQuery,
    answer: { status: 200, description: 'A page of posts.', body: PostList },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ query, call, services }) => {
    const { posts, page } = await services.posts.listPosts(
      { groupId: query.group_id, page: toPageRequest(query) },
      call,
    );
    const authors = posts.map(({ userId }) => userId);
    const users = await relatedUsers(services, authors, call);
    return { body: { posts: posts.map(toPost), users, meta: toMeta(query, page) } };
  },
);

const getPost = route(
  {
    method: 'get',
    path: '/posts/{id}',
    operationId: 'getPost',
    tag,
    summary: 'Get a post',
    auth: 'required',
    params: byId('post'),
    answer: { status: 200, description: 'The post.', body: PostAnswer },
    refuses: ['not_found'],
    etag: true,
  },
  async ({ params, call, services }) => {
    const { post } = await services.posts.getPost({ id: params.id }, call);
    return answer(post, params.id, call, services);
  },
);

const updatePost = route(
  {
    method: 'patch',
    alsoPut: true,
    path: '/posts/{id}',
    operationId: 'updatePost',
    tag,
    summary: 'Update a post',
    description: 'Only one post of a group can be pinned. Pinning a post unpins the other.',
    auth: 'required',
    params: byId('post'),
    body: PostPatch,
    ifMatch: true,
    answer: { status: 200, description: 'The post after the change.', body: PostAnswer },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, body, call, services, ifVersion }) => {
    const { post } = await services.posts.updatePost(
      { id: params.id, patch: PATCHES.post.write(body), ifVersion },
      call,
    );
    return answer(post, params.id, call, services);
  },
);

const deletePost = route(
  {
    method: 'delete',
    path: '/posts/{id}',
    operationId: 'deletePost',
    tag,
    summary: 'Delete a post',
    auth: 'required',
    params: byId('post'),
    answer: { status: 204, description: 'Deleted.' },
    refuses: ['not_found', 'forbidden'],
  },
  async ({ params, call, services }) => {
    await services.posts.deletePost({ id: params.id }, call);
    return {};
  },
);

export const postRoutes = [createPost, listPosts, getPost, updatePost, deletePost];

async function answer(post: posts.Post | undefined, asked: string, call: Call, services: Services) {
  if (!post) throw notFound('post', asked);
  const users = await relatedUsers(services, [post.userId], call);
  return { body: { post: toPost(post), users }, version: post.version };
}

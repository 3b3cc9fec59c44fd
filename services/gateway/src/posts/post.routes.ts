import { notFound } from '@kashikari/kernel';
import { route } from '../rest/request-context';
import { relatedUsers } from '../users/related-users';
import { toMeta, toPageRequest } from '../mappers/paging';
import * as contract from './post.contract';
import { toPost } from './post.mapper';
import type { Services } from '../clients/services';
import { PATCHES, type posts } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';

const createPost = route(contract.createPost, async ({ body, call, services }) => {
  const { post } = await services.posts.createPost(
    {
      ...{ groupId: body.group_id, body: body.body, pin: body.pin ?? false },
      forceNotify: body.force_notify,
    },
    call,
  );
  return answer(post, body.group_id, call, services);
});

const listPosts = route(contract.listPosts, async ({ query, call, services }) => {
  const { posts, page } = await services.posts.listPosts(
    { groupId: query.group_id, page: toPageRequest(query) },
    call,
  );
  const authors = posts.map(({ userId }) => userId);
  const users = await relatedUsers(services, authors, call);
  return { body: { posts: posts.map(toPost), users, meta: toMeta(query, page) } };
});

const getPost = route(contract.getPost, async ({ params, call, services }) => {
  const { post } = await services.posts.getPost({ id: params.id }, call);
  return answer(post, params.id, call, services);
});

const updatePost = route(contract.updatePost, async ({ params, body, call, services, ifVersion }) => {
  const { post } = await services.posts.updatePost(
    { id: params.id, patch: PATCHES.post.write(body), patchJson: JSON.stringify(body), ifVersion },
    call,
  );
  return answer(post, params.id, call, services);
});

const deletePost = route(contract.deletePost, async ({ params, call, services }) => {
  await services.posts.deletePost({ id: params.id }, call);
  return {};
});

export const postRoutes = [createPost, listPosts, getPost, updatePost, deletePost];

async function answer(post: posts.Post | undefined, asked: string, call: Call, services: Services) {
  if (!post) throw notFound('post', asked);
  const users = await relatedUsers(services, [post.userId], call);
  return { body: { post: toPost(post), users }, version: post.version };
}

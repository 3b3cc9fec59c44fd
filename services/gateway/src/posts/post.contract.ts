import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { NewPost, PostAnswer, PostList, PostPatch, postQuery } from './post.schema';

const tag = 'Posts';

export const createPost = defineRoute({
  method: 'post',
  path: '/posts',
  operationId: 'createPost',
  tag,
  summary: 'Tell the people of a group something',
  auth: 'required',
  body: NewPost,
  answer: { status: 201, description: 'The new post.', body: PostAnswer },
  refuses: ['not_found', 'forbidden'],
});

export const listPosts = defineRoute({
  method: 'get',
  path: '/posts',
  operationId: 'listPosts',
  tag,
  summary: 'Posts of a group',
  description: 'The pinned one first, then the newest.',
  auth: 'required',
  query: postQuery,
  answer: { status: 200, description: 'A page of posts.', body: PostList },
  refuses: ['not_found', 'forbidden'],
});

export const getPost = defineRoute({
  method: 'get',
  path: '/posts/{id}',
  operationId: 'getPost',
  tag,
  summary: 'One post',
  auth: 'required',
  params: byId('post'),
  answer: { status: 200, description: 'The post.', body: PostAnswer },
  refuses: ['not_found'],
  etag: true,
});

export const updatePost = defineRoute({
  method: 'patch',
  alsoPut: true,
  path: '/posts/{id}',
  operationId: 'updatePost',
  tag,
  summary: 'Change a post, or pin it',
  description: 'Only one post of a group is pinned: pinning one takes the pin off the other.',
  auth: 'required',
  params: byId('post'),
  body: PostPatch,
  ifMatch: true,
  answer: { status: 200, description: 'The post after the change.', body: PostAnswer },
  refuses: ['not_found', 'forbidden'],
});

export const deletePost = defineRoute({
  method: 'delete',
  path: '/posts/{id}',
  operationId: 'deletePost',
  tag,
  summary: 'Delete a post',
  auth: 'required',
  params: byId('post'),
  answer: { status: 204, description: 'Deleted.' },
  refuses: ['not_found', 'forbidden'],
});

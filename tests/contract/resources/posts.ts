import { made, SECRET_WORD } from '../base';
import { resource } from '../resource';

export const posts = resource({
  make: async ({ lender, group }) => {
    const post = await made(lender.api.post('/posts', { group_id: group.id, body: SECRET_WORD }), 'post');
    return { postId: post.id };
  },
  examples: {
    createPost: ({ group }) => ({ body: { group_id: group.id, body: 'Closed on Monday' } }),
    listPosts: ({ group }) => ({ query: { group_id: group.id } }),
    getPost: ({ postId }) => ({ params: { id: postId } }),
    updatePost: ({ postId }) => ({ params: { id: postId }, body: { body: 'Closed on Tuesday' } }),
    putPost: ({ postId }) => ({ params: { id: postId }, body: { pin: true } }),
    deletePost: ({ postId }) => ({ params: { id: postId } }),
  },
  run: {
    'tells a group things': async ({ lender, member, group, postId }) => {
      const { api } = lender;
      const words = { group_id: group.slug, body: 'Closed on Monday', pin: true };
      const post = (await api.post('/posts', words)).body.post;
      expect((await api.get('/posts', { group_id: group.id })).body.posts[0].id).toBe(post.id);
      expect((await member.api.get(`/posts/${post.id}`)).status).toBe(200);
      const pinned = await api.send('PATCH', `/posts/${postId}`, { body: { pin: true } });
      expect(pinned.body.post.pin).toBe(true);
      const put = await api.send('PUT', `/posts/${post.id}`, { body: { body: 'Open' } });
      expect(put.body.post.pin).toBe(false);
      expect((await api.delete(`/posts/${post.id}`)).status).toBe(204);
    },
  },
});

import { handOver } from '../product/consent';
import { willing, type World } from './world';

/** What those who run a group do beside its settings: posts, folders, a card that is linked, and the group handed on. */
export async function runGroup({
  lender,
  stranger,
  member,
  group,
  goodId,
  postId,
  folderId,
}: World): Promise<void> {
  const { api } = lender;
  const post = (await api.post('/posts', { group_id: group.slug, body: 'Closed on Monday', pin: true })).body
    .post;
  expect((await api.get('/posts', { group_id: group.id })).body.posts[0].id).toBe(post.id);
  expect((await member.api.get(`/posts/${post.id}`)).status).toBe(200);
  expect((await api.send('PATCH', `/posts/${postId}`, { body: { pin: true } })).body.post.pin).toBe(true);
  expect((await api.send('PUT', `/posts/${post.id}`, { body: { body: 'Open' } })).body.post.pin).toBe(false);
  expect((await api.delete(`/posts/${post.id}`)).status).toBe(204);

  const folder = (await api.post('/folders', { group_id: group.id, title: 'Lenses' })).body.folder;
  await api.send('PATCH', `/folders/${folder.id}`, { body: { add_good_ids: [goodId] } });
  await api.send('PUT', `/folders/${folderId}`, { body: { title: 'Bodies' } });
  expect((await member.api.get('/folders', { group_id: group.id })).body.folders).toHaveLength(2);
  expect((await member.api.get('/goods', { folder: folder.id })).body.goods).toHaveLength(1);
  expect((await member.api.post('/likes/toggle', { good_id: goodId })).body.liked).toBe(true);
  expect((await api.delete(`/folders/${folder.id}`)).status).toBe(204);

  const card = (await api.post('/auth_tokens', { group_id: group.id })).body.auth_token;
  const linked = await stranger.api.post('/auth_tokens/link', { jti: card.jti });
  expect(linked.body.group.id).toBe(group.id);

  const other = (await api.post('/groups', { name: 'Handed on' })).body.group;
  const heirs = (await api.get(`/groups/${other.id}/transfer`)).body.users as { id: string }[];
  expect(heirs.map(({ id }) => id)).toContain(member.id);
  expect((await handOver(willing(lender), other, willing(member))).owner_id).toBe(member.id);
}

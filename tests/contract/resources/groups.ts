import { handOver } from '../../product/consent';
import { willing } from '../base';
import { resource } from '../resource';

/** Groups, and memberships in a separate group. */
export const groups = resource({
  make: async () => ({}),
  examples: {
    createGroup: () => ({ body: { name: 'A group' } }),
    listGroups: () => ({ query: { page: 1, per_page: 20 } }),
    getGroup: ({ group }) => ({ params: { id: group.id } }),
    updateGroup: ({ group }) => ({ params: { id: group.id }, body: { name: 'Renamed' } }),
    putGroup: ({ group }) => ({ params: { id: group.id }, body: { name: 'Renamed' } }),
    deleteGroup: ({ group }) => ({ params: { id: group.id } }),
    listHeirs: ({ group }) => ({ params: { id: group.id } }),
    transferGroup: ({ group, member }) => ({
      params: { id: group.id },
      body: { user_id: member.id, slug: group.slug },
    }),
  },
  run: {
    'makes, shows, lists and removes groups and memberships': async ({ lender, stranger, member }) => {
      const { body } = await lender.api.post('/groups', { name: 'お茶会', passcode: 'ochakai' });
      const id = String(body.group.id);
      expect((await lender.api.get(`/groups/${body.group.slug}`)).body.users).toHaveLength(1);
      expect((await lender.api.get('/groups')).body.groups.length).toBeGreaterThan(1);
      await lender.api.send('PUT', `/groups/${id}`, { body: { description: '月曜' } });
      const wrong = await stranger.api.post('/memberships', { group_id: id, passcode: 'nope' });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'group.passcode']);
      const joined = await member.api.post('/memberships', { group_id: id, passcode: 'ochakai' });
      const membership = `/memberships/${joined.body.membership.id}`;
      const tagged = await lender.api.patch(membership, { tags: ['初心者'] });
      expect(tagged.body.membership.tags).toEqual(['初心者']);
      await lender.api.send('PUT', membership, { body: { tags: [] } });
      expect((await lender.api.get('/memberships', { group_id: id })).body.memberships).toHaveLength(1);
      expect((await lender.api.delete(membership)).status).toBe(204);
      expect((await lender.api.delete(`/groups/${id}`)).status).toBe(204);
    },

    'hands a group on': async ({ lender, member }) => {
      const other = (await lender.api.post('/groups', { name: 'Handed on' })).body.group;
      const heirs = (await lender.api.get(`/groups/${other.id}/transfer`)).body.users as { id: string }[];
      expect(heirs.map(({ id }) => id)).toContain(member.id);
      expect((await handOver(willing(lender), other, willing(member))).owner_id).toBe(member.id);
    },
  },
});

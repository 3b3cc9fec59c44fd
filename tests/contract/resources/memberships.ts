import { resource } from '../resource';

/** Memberships. They are run with groups and with invites, by which they come. */
export const memberships = resource({
  make: async () => ({}),
  examples: {
    createMembership: ({ group, stranger }) => ({ body: { group_id: group.id, user_id: stranger.id } }),
    listMemberships: ({ group }) => ({ query: { group_id: group.id } }),
    updateMembership: ({ membershipId }) => ({ params: { id: membershipId }, body: { tags: ['a'] } }),
    putMembership: ({ membershipId }) => ({ params: { id: membershipId }, body: { tags: ['a'] } }),
    deleteMembership: ({ membershipId }) => ({ params: { id: membershipId } }),
    bulkUpdateMemberships: ({ membershipId }) => ({
      body: { membership_ids: [membershipId], add_tags: ['b'] },
    }),
  },
});

import { appoint, confirmAddress } from '../../product/consent';
import { signUp, willing } from '../base';
import { resource } from '../resource';

/** Managers of the lender. The tests of invites cover how they are invited. */
export const managers = resource({
  make: async ({ url, visitor, lender }) => {
    const manager = await signUp(visitor, 'manager');
    await confirmAddress(url, willing(manager));
    return { managerId: (await appoint(willing(lender), willing(manager))).id };
  },
  examples: {
    createManager: ({ member }) => ({ body: { email: member.email } }),
    listManagers: () => ({}),
    deleteManager: ({ managerId }) => ({ params: { id: managerId } }),
  },
  run: {
    'lists managers and lets one go': async ({ lender, managerId }) => {
      expect((await lender.api.get('/managers')).body.managers).toHaveLength(1);
      expect((await lender.api.delete(`/managers/${managerId}`)).status).toBe(204);
    },
  },
});

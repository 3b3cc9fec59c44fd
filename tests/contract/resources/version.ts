import { resource } from '../resource';

/** The release that answers. */
export const version = resource({
  make: async () => ({}),
  examples: { getVersion: () => ({}) },
  run: {
    'says which release answers': async ({ visitor }) => {
      const { status, body } = await visitor.get('/version');
      expect([status, body]).toEqual([200, { version: expect.any(String), commit: null }]);
    },
  },
});

import { resource } from '../resource';

const CRASH = {
  number: '7F2C-0418',
  message: 'No good of hanako@example.jp',
  stack: 'at Good (main.js:1:2)',
  route: '/goods/new',
  version: '0.1.0',
};

/** The release that answers, and where its crashes are reported. */
export const version = resource({
  make: async () => ({}),
  examples: { getVersion: () => ({}), createClientError: () => ({ body: CRASH }) },
  run: {
    'says which release answers': async ({ visitor }) => {
      const { status, body } = await visitor.get('/version');
      expect([status, body]).toEqual([200, { version: expect.any(String), commit: null }]);
    },
    'takes the crash of a page from whoever looks at it': async ({ visitor }) => {
      expect((await visitor.post('/client_errors', CRASH)).status).toBe(204);
      const { status, body } = await visitor.post('/client_errors', { ...CRASH, number: '1' });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, ['number']]);
    },
  },
});

import { signUp } from '../base';
import { resource } from '../resource';

/** Features on trial, which people switch on for themselves. */
export const labs = resource({
  make: async () => ({}),
  examples: {
    listLabs: () => ({}),
    updateLabs: () => ({ body: { dense_lists: true } }),
    putLabs: () => ({ body: { quick_keys: true } }),
  },
  run: {
    'tries a lab, and another without losing the first': async ({ visitor }) => {
      const { api } = await signUp(visitor, 'curious');
      const on = ({ body }: { body: { labs: { key: string; enabled: boolean }[] } }) =>
        body.labs.filter(({ enabled }) => enabled).map(({ key }) => key);
      expect(on(await api.get('/labs'))).toEqual([]);
      expect(on(await api.patch('/labs', { dense_lists: true }))).toEqual(['dense_lists']);
      expect(on(await api.send('PUT', '/labs', { body: { quick_keys: true } }))).toEqual([
        'dense_lists',
        'quick_keys',
      ]);
      expect(on(await api.patch('/labs', { dense_lists: false }))).toEqual(['quick_keys']);
      const { experiments } = (await api.get('/labs')).body;
      expect((await api.get('/labs')).body.experiments).toEqual(experiments);
      expect((await api.patch('/labs', { nonsense: true })).status).toBe(400);
      expect((await visitor.get('/labs')).status).toBe(401);
    },
  },
});

import { signUp } from '../base';
import { NOBODY } from '../nobody';
import { resource } from '../resource';

/** Sign-in at a provider, and what connects it with an account. */
export const linkedAccounts = resource({
  make: async () => ({}),
  examples: {
    listProviders: () => ({}),
    beginProviderSignIn: () => ({ body: { provider: 'none' } }),
    createLinkedAccount: () => ({ body: { state: 'none', code: 'none' } }),
    listLinkedAccounts: () => ({}),
    deleteLinkedAccount: () => ({ params: { id: NOBODY } }),
  },
  run: {
    'signs in at a provider, and connects one with an account': async ({ visitor }, { campus }) => {
      const { providers } = (await visitor.get('/auth/providers')).body;
      expect(providers).toEqual([{ id: 'campus', name: 'Campus' }]);
      const there = { provider: 'campus', time_zone: 'Europe/Berlin' };
      const begun = await visitor.post('/auth/authorize', there);
      const back = await campus.visit(String(begun.body.authorization_url), 'hanako');
      const { status, body } = await visitor.post('/auth/login', Object.fromEntries(back.searchParams));
      expect([status, body.user.email, body.user.time_zone]).toEqual([
        ...[200, 'hanako@campus.example', 'Europe/Berlin'],
      ]);

      const { api } = await signUp(visitor, 'connected');
      const away = await api.post('/auth/authorize', { provider: 'campus', connect: true });
      const taken = await campus.visit(String(away.body.authorization_url), 'hanako');
      const elsewhere = await api.post('/linked_accounts', Object.fromEntries(taken.searchParams));
      expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'auth.linked_elsewhere']);

      const own = visitor.as(String(body.token));
      const [link] = (await own.get('/linked_accounts')).body.linked_accounts as { id: string }[];
      expect((await own.delete(`/linked_accounts/${link!.id}`)).status).toBe(204);
      const again = await api.post('/auth/authorize', { provider: 'campus', connect: true });
      const free = await campus.visit(String(again.body.authorization_url), 'hanako');
      const made = await api.post('/linked_accounts', Object.fromEntries(free.searchParams));
      expect([made.status, made.body.linked_account.provider_name]).toEqual([201, 'Campus']);
    },
  },
});

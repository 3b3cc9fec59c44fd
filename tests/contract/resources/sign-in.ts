import { PASSWORD, signUp } from '../base';
import { resource } from '../resource';

/** Sign-in by password and by link, and the accounts that a browser remembers. */
export const signIn = resource({
  make: async () => ({}),
  examples: {
    requestEmailLink: () => ({ body: { email: 'nobody@example.jp' } }),
    signIn: ({ lender }) => ({ body: { email: lender.email, password: PASSWORD } }),
    refreshSession: () => ({ body: { refresh_token: 'none' } }),
    signOut: () => ({ body: { refresh_token: 'none' } }),
    keepAccount: () => ({}),
    switchAccount: ({ lender }) => ({ body: { user_id: lender.id } }),
    forgetAccount: ({ lender }) => ({ body: { user_id: lender.id } }),
    getLink: () => ({ body: { token: 'none' } }),
  },
  run: {
    'signs in, goes on with a fresh pair, and signs out': async ({ visitor, lender }) => {
      const signedIn = await visitor.post('/auth/login', { email: lender.email, password: PASSWORD });
      expect(signedIn.status).toBe(200);
      const { refresh_token } = signedIn.body;
      const fresh = await visitor.post('/auth/refresh', { refresh_token });
      expect(fresh.status).toBe(200);
      expect(fresh.body.refresh_token).not.toBe(refresh_token);
      const out = await visitor.post('/auth/logout', { refresh_token: fresh.body.refresh_token });
      expect(out.status).toBe(204);
      expect((await visitor.post('/auth', { email: lender.email })).status).toBe(202);
      const wrong = await visitor.post('/auth/login', { email: lender.email, password: 'wrong one' });
      expect(wrong.body.code).toBe('auth.failed');
    },

    'remembers an account in a browser and goes on as it': async ({ visitor }) => {
      const { id, email, api } = await signUp(visitor, 'twice');
      const { refresh_token } = (await visitor.post('/auth/login', { email, password: PASSWORD })).body;
      expect((await api.post('/auth/keep', {})).status).toBe(204);
      const cookie = (token: string) => ({ Cookie: `kashikari_kept_${id}=${token}` });
      const gone = await visitor.post('/auth/switch', { user_id: id }, cookie(refresh_token));
      expect([gone.status, gone.body.user.id]).toEqual([200, id]);
      const kept = gone.body.refresh_token as string;
      expect((await visitor.post('/auth/forget', { user_id: id }, cookie(kept))).status).toBe(204);
      expect((await visitor.post('/auth/refresh', { refresh_token: kept })).status).toBe(401);
    },
  },
});

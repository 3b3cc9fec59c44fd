import { mailWith } from '../../product/consent';
import { PASSWORD, signUp } from '../base';
import { resource } from '../resource';

/** The devices and the record of an account, and what shows an address to be somebody's. */
export const sessions = resource({
  /** The lender is signed in on one more device. */
  make: async ({ visitor, lender }) => {
    const { body: device } = await visitor.post('/auth/login', { email: lender.email, password: PASSWORD });
    const { body } = await lender.api.get('/auth/sessions');
    return { sessionId: String(body.sessions[0].id), refreshToken: String(device.refresh_token) };
  },
  examples: {
    listSessions: () => ({}),
    endSession: ({ sessionId }) => ({ params: { id: sessionId } }),
    endOtherSessions: ({ refreshToken }) => ({ body: { refresh_token: refreshToken } }),
    listSecurityEvents: () => ({ query: { per_page: 20 } }),
    requestVerification: () => ({}),
    verifyEmail: () => ({ body: { token: 'none' } }),
    confirmSession: () => ({ body: { password: PASSWORD } }),
  },
  run: {
    'keeps an account safe': async ({ url, visitor }) => {
      const { email, api } = await signUp(visitor, 'careful');
      expect((await api.post('/auth/confirm', { password: PASSWORD })).status).toBe(204);
      const signIn = async () => (await visitor.post('/auth/login', { email, password: PASSWORD })).body;
      const { token: staying, refresh_token } = await signIn();
      await signIn();
      const { sessions } = (await api.get('/auth/sessions')).body;
      expect(sessions).toHaveLength(3);
      expect((await api.delete(`/auth/sessions/${sessions[0].id}`)).status).toBe(204);
      expect((await api.delete('/auth/sessions', { refresh_token })).status).toBe(204);
      // The session of the refresh token stays, and the caller's has ended.
      const own = visitor.as(staying);
      expect((await own.get('/auth/sessions')).body.sessions).toHaveLength(1);

      const first = (await own.get('/auth/security_events', { per_page: 2 })).body;
      const before = { per_page: 50, before: first.meta.next_before };
      const next = await own.get('/auth/security_events', before);
      const kinds = [...first.security_events, ...next.body.security_events].map(({ kind }) => kind);
      expect(kinds).toEqual([
        ...['other_devices_signed_out', 'device_signed_out'],
        ...['signed_in', 'signed_in', 'signed_up'],
      ]);
      expect(next.body.meta.next_before).toBeNull();

      expect((await own.post('/auth/verification', {})).status).toBe(202);
      const { match: token } = await mailWith(url, email, /verify_email\?token=([\w-]+)/);
      const { link } = (await visitor.post('/auth/link', { token })).body;
      expect(link).toMatchObject({ purpose: 'verify', email: expect.stringMatching(/^.…@.….\w+$/) });
      expect((await own.post('/auth/verify_email', { token })).status).toBe(204);
      expect((await signIn()).user.email_verified).toBe(true);
    },
  },
});

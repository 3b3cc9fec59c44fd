import { SoftAuthenticator } from '../../../services/identity/test/soft-authenticator';
import { signUp } from '../base';
import { NOBODY } from '../nobody';
import { SITE } from '../provider';
import { resource } from '../resource';

/** The answer of a browser, in form. */
const CREDENTIAL = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

/** A passkey from the first to the last: made, used, renamed, removed. */
export const passkeys = resource({
  make: async () => ({}),
  examples: {
    beginPasskeySignIn: () => ({}),
    beginPasskey: () => ({}),
    createPasskey: () => ({ body: { name: 'A key', credential: CREDENTIAL } }),
    listPasskeys: () => ({}),
    updatePasskey: () => ({ params: { id: NOBODY }, body: { name: 'A key' } }),
    putPasskey: () => ({ params: { id: NOBODY }, body: { name: 'A key' } }),
    deletePasskey: () => ({ params: { id: NOBODY } }),
  },
  run: {
    'makes a passkey, and signs in with it': async ({ visitor }) => {
      const { id, api } = await signUp(visitor, 'key');
      const key = new SoftAuthenticator(SITE);
      const asked = (await api.post('/passkeys/options', {})).body.options;
      const credential = JSON.parse(key.make(JSON.stringify(asked))) as object;
      const made = await api.post('/passkeys', { name: 'Phone', credential });
      expect([made.status, made.body.passkey.used_at]).toEqual([201, null]);

      const { options } = (await visitor.post('/auth/passkey', {})).body;
      const passkey = JSON.parse(key.sign(JSON.stringify(options))) as object;
      const signedIn = await visitor.post('/auth/login', { passkey });
      expect([signedIn.status, signedIn.body.user.id]).toEqual([200, id]);

      const own = `/passkeys/${made.body.passkey.id}`;
      expect((await api.patch(own, { name: 'Tablet' })).body.passkey.name).toBe('Tablet');
      await api.send('PUT', own, { body: { name: 'Phone' } });
      expect((await api.get('/passkeys')).body.passkeys).toMatchObject([{ name: 'Phone' }]);
      expect((await api.delete(own)).status).toBe(204);
    },
  },
});

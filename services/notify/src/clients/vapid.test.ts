import { createECDH } from 'node:crypto';
import { vapidKeys } from './vapid';

const secret = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const INSTALLATION = { KASHIKARI_SECRET: secret('a') };

describe('the key by which push services know us', () => {
  it('comes out of the secret of the installation, always the same', () => {
    const [first] = vapidKeys(INSTALLATION, undefined);
    expect(vapidKeys(INSTALLATION, undefined)).toEqual([first]);
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    expect(vapidKeys({ KASHIKARI_SECRET: secret('b') }, undefined)[0]).not.toEqual(first);
  });

  it('stays known while the secret is changed, and when one is given instead', () => {
    const [before] = vapidKeys(INSTALLATION, undefined);
    const changed = { KASHIKARI_SECRET: secret('b'), KASHIKARI_SECRET_ALSO: INSTALLATION.KASHIKARI_SECRET };
    expect(vapidKeys(changed, undefined)[1]).toEqual(before);
    const own = createECDH('prime256v1');
    own.generateKeys();
    const [given, derived] = vapidKeys(
      INSTALLATION,
      own.getPrivateKey().toString('base64url').padStart(43, 'A'),
    );
    expect(given.publicKey).toBe(own.getPublicKey('base64url'));
    expect(derived).toEqual(before);
  });
});

import type { Settings } from '@kashikari/platform';
import { Encryptor } from './encryptor';

const KASHIKARI_SECRET = Buffer.alloc(32, 'kashikari').toString('base64');

/** A value sealed in the format of the first release. */
const KEPT = 'il5NafGuNkj-RcB7uwhOO00D7bwVDRH2KMnBaJigzA16kz1qGJJC1UNpdJaKg-DhFpcAMxwhY01YVA';

describe('what lies sealed in the mail queue', () => {
  const encryptor = new Encryptor({ KASHIKARI_SECRET } as Settings);

  it('is opened as it lies in databases of today', () => {
    expect(encryptor.open(Buffer.from(KEPT, 'base64url'), 'mail:1')).toEqual({ to: 'a@example.com', 言: 1 });
  });

  it('is opened where it was sealed for alone, and whole', () => {
    const sealed = encryptor.seal({ to: 'a@example.com' }, 'mail:1');
    expect(encryptor.open(sealed, 'mail:1')).toEqual({ to: 'a@example.com' });
    expect(encryptor.open(sealed, 'mail:2')).toBeUndefined();
    expect(encryptor.open(sealed.subarray(0, 20), 'mail:1')).toBeUndefined();
    expect(encryptor.open(Buffer.alloc(0), 'mail:1')).toBeUndefined();
  });
});

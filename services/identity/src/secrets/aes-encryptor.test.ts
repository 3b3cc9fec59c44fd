import { AesEncryptor } from './aes-encryptor';

const secret = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const OURS = Buffer.alloc(32, 'kashikari').toString('base64');

/** A value sealed in the format of the first release. */
const KEPT = 'v1.dv9_bUW59Q1ZPH_adCCrWL2fH7z3lJslGiqQB36PxCG9av0lCySoBG6Jpw';

describe('what is sealed', () => {
  const encryptor = new AesEncryptor({ KASHIKARI_SECRET: OURS });

  it('is opened as it lies in databases of today', () => {
    expect(encryptor.open(KEPT, 'card:1')).toBe('言葉 of a row');
  });

  it('is opened where it was sealed for alone, whole, and under a secret that we know', () => {
    const sealed = encryptor.seal('opensesame', 'card:1');
    expect(encryptor.open(sealed, 'card:1')).toBe('opensesame');
    expect(encryptor.open(sealed, 'card:2')).toBeUndefined();
    expect(encryptor.open(sealed.slice(0, -4), 'card:1')).toBeUndefined();
    expect(encryptor.open(sealed.slice(0, 20), 'card:1')).toBeUndefined();
    expect(encryptor.open(sealed.replace('v1.', 'v2.'), 'card:1')).toBeUndefined();
    expect(new AesEncryptor({ KASHIKARI_SECRET: secret('x') }).open(sealed, 'card:1')).toBeUndefined();
  });

  it('is sealed anew while the secret is being changed, once', () => {
    const changing = new AesEncryptor({ KASHIKARI_SECRET: secret('x'), KASHIKARI_SECRET_ALSO: OURS });
    const renewed = changing.renewed(KEPT, 'card:1')!;
    expect(changing.renewed(renewed, 'card:1')).toBeUndefined();
    expect(changing.renewed('v1.broken', 'card:1')).toBeUndefined();
    expect(new AesEncryptor({ KASHIKARI_SECRET: secret('x') }).open(renewed, 'card:1')).toBe('言葉 of a row');
  });
});

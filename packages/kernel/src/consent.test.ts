import { consentCookie, consentIn } from './consent';

const allowedBy = (cookies: string | undefined) => {
  const allowed = consentIn(cookies);
  return allowed && [...allowed];
};

describe('the cookie of a choice', () => {
  test('lasts 180 days, for the whole site, same-site lax, and secure by https', () => {
    expect(consentCookie(['analytics'], { secure: true })).toBe(
      'kashikari_consent=1.analytics; Max-Age=15552000; Path=/; SameSite=Lax; Secure',
    );
    expect(consentCookie([], { secure: false })).toBe(
      'kashikari_consent=1; Max-Age=15552000; Path=/; SameSite=Lax',
    );
  });

  test('is read among others', () => {
    expect(allowedBy('a=b; kashikari_consent=1.analytics.ad_storage; c=d')).toEqual([
      'analytics',
      'ad_storage',
    ]);
    expect(allowedBy('kashikari_consent=1')).toEqual([]);
  });

  test.each([
    ['no header', undefined],
    ['no cookie of that name', 'x_kashikari_consent=1.analytics; kashikari_consents=1.analytics'],
    ['another version', 'kashikari_consent=2.analytics'],
    ['no version', 'kashikari_consent=analytics'],
    ['an empty value', 'kashikari_consent='],
    ['a value of 201 characters', `kashikari_consent=1.${'a'.repeat(199)}`],
    ['a header of over 16 KiB', `kashikari_consent=1.analytics; a=${'b'.repeat(16 * 1024)}`],
  ])('is no choice with %s', (_what, cookies) => {
    expect(allowedBy(cookies)).toBeUndefined();
  });

  test('allows no unknown category', () => {
    expect(allowedBy('kashikari_consent=1.everything.Analytics.__proto__.analytics')).toEqual(['analytics']);
  });
});

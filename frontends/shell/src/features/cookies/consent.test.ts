import { CATEGORIES, consentIn, cookieOf, EVERYTHING, NOTHING } from './consent';

const keptBy = (cookie: string) => consentIn(`other=1; ${cookie.split(';')[0]}; more=2`);

describe('the choice of cookies', () => {
  it('is kept for 180 days, secure, and never sent along from other sites', () => {
    expect(cookieOf(NOTHING, true)).toBe(
      'kashikari_consent=necessary; path=/; max-age=15552000; samesite=lax; secure',
    );
  });

  it('is read again as it was made', () => {
    expect(keptBy(cookieOf(NOTHING, true))).toEqual(NOTHING);
    expect(keptBy(cookieOf(EVERYTHING, true))).toEqual(new Set(CATEGORIES));
    expect(keptBy(cookieOf(new Set(['ad_storage']), false))).toEqual(new Set(['ad_storage']));
  });

  it('is asked for where there is none, and allows nothing that we do not know', () => {
    expect(consentIn('')).toBeUndefined();
    expect(consentIn('not_kashikari_consent=analytics')).toBeUndefined();
    expect(consentIn('kashikari_consent=necessary.everything.analytics')).toEqual(new Set(['analytics']));
  });
});

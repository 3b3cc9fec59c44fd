import { readName, signUp, type SignUpForm } from './sign-up';
import { DEFAULT_RULES } from '../users/lender-rules';

const FORM: SignUpForm = {
  ...{ name: '桜大学', email: 'a@example.jp', password: 'secret-1', locale: '', timeZone: '' },
};

describe('who signs up', () => {
  it('has what they said, and the settings of everybody', () => {
    const form = { ...FORM, name: ' 桜大学 ', email: 'A@Example.jp', locale: 'en', timeZone: 'Europe/Paris' };
    expect(signUp(form, 'u', 1_000)).toEqual({
      faults: [],
      user: {
        ...{ id: 'u', version: 1, name: '桜大学', nameReading: '', accountName: null },
        ...{ email: 'a@example.jp', emailVerified: false, pendingEmail: null, passwordHash: null },
        ...{ firstAccountId: null, firstContact: null },
        ...{ locale: 'en', timeZone: 'Europe/Paris', rules: DEFAULT_RULES },
        ...{
          invoiceName: '',
          invoiceEmail: '',
          registrationNumber: '',
          reminderDaysIndexes: [],
          remindersChosen: false,
          homeGroupIds: [],
          pickUpNote: '',
          thumbnailUrl: '',
        },
        ...{ hideAds: false, nps: null, hideNps: false, reviewRequested: false },
        ...{ createdAt: 1_000, updatedAt: 1_000, deletedAt: null },
      },
    });
  });

  it('speaks Japanese in Tokyo where they said nothing of it', () => {
    expect(signUp(FORM, 'u', 1_000).user).toMatchObject({ locale: 'ja', timeZone: 'Asia/Tokyo' });
  });

  it('is told every fault of the form', () => {
    const wrong = { name: '', email: 'x', password: '12345', locale: 'fr', timeZone: 'Asia/Edo' };
    const { faults, user } = signUp(wrong, 'u', 1_000);
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name validation.required',
      'email validation.email',
      'password validation.too_short',
      'locale validation.choice',
      'time_zone validation.time_zone',
    ]);
    expect(user).toMatchObject({ name: '', email: null, locale: 'ja', timeZone: 'Asia/Tokyo' });
  });

  it('has a name of 100 characters at most that leads nowhere', () => {
    expect(readName('あ'.repeat(100)).ok).toBe(true);
    expect(readName('あ'.repeat(101))).toMatchObject({
      refusal: { code: 'validation.too_long', params: { max: 100 } },
    });
    expect(readName('https://evil.example')).toMatchObject({ refusal: { code: 'validation.link' } });
  });
});

import fc from 'fast-check';
import {
  ATTEMPT_LIFETIME,
  readAssertion,
  recognise,
  speaksFor,
  type Assertion,
  type ProviderPolicy,
} from './provider';
import { newUser } from '../users/user';

const CAMPUS: ProviderPolicy = {
  ...{ id: 'campus', name: 'Campus', emailDomains: ['campus.example'], emailIsVerified: false },
  ...{ groupClaim: 'groups', groups: { staff: 'media-library' } },
};
const CLAIMS = { iss: 'https://id.campus.example', sub: '17' };
const read = (claims: object, more: Partial<ProviderPolicy> = {}) =>
  readAssertion({ ...CLAIMS, ...claims }, { ...CAMPUS, ...more });
const owner = newUser('owner', { email: 'a@campus.example', emailVerified: true }, 0);

describe('what a provider says', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['yes', false],
    [undefined, false],
  ])('shows an address when email_verified is %p: %p', (said, verified) => {
    expect(read({ email: 'A@Campus.example ', email_verified: said })).toMatchObject({
      ...{ email: 'a@campus.example', emailVerified: verified },
    });
  });

  it('is taken at its word for all addresses where the operator says so, but never without one', () => {
    const trusting = { emailIsVerified: true };
    expect(read({ email: 'a@campus.example' }, trusting).emailVerified).toBe(true);
    expect(read({ email: 'no address' }, trusting)).toMatchObject({ email: null, emailVerified: false });
  });

  it('is of one issuer and one subject', () => {
    expect(read({ sub: 17 })).toMatchObject({ issuer: 'https://id.campus.example', subject: '17' });
  });

  it.each([
    [{ name: ' 山田 花子 ' }, '山田 花子'],
    [{ family_name: '山田', given_name: 7 }, '山田'],
    [{ name: 'あ'.repeat(101) }, 'あ'.repeat(100)],
    [{ family_name: '山田', given_name: '花子' }, '山田 花子'],
    [{ preferred_username: 'hanako' }, 'hanako'],
    [{ name: 'turned \u202e about', email: 'hana@campus.example' }, 'hana'],
    [{}, '—'],
  ])('gives a name out of %p', (claims, name) => {
    expect(read(claims).name).toBe(name);
  });

  it('names only those of our groups that the operator has put against its own', () => {
    expect(read({ groups: ['staff', 'constructor', '__proto__', 7, 'staff'] }).groups).toEqual([
      'media-library',
    ]);
    expect(read({ groups: 'staff' }).groups).toEqual(['media-library']);
    expect(read({}).groups).toEqual([]);
    expect(read({ groups: [['staff']] }).groups).toEqual([]);
  });

  it('of its groups is looked at up to the five hundredth', () => {
    const others = (count: number) => Array.from({ length: count }, (_, place) => `other ${place}`);
    expect(read({ groups: [...others(499), 'staff'] }).groups).toEqual(['media-library']);
    expect(read({ groups: [...others(500), 'staff'] }).groups).toEqual([]);
  });
});

describe('whose sign-in it is', () => {
  const said = (more: Partial<Assertion> = {}): Assertion => ({
    ...read({ email: 'a@campus.example', email_verified: true }),
    ...more,
  });

  it('is theirs who signed in so before, whatever the address says now', () => {
    expect(recognise(said({ email: null, emailVerified: false }), CAMPUS, owner, undefined)).toMatchObject({
      value: 'known',
    });
  });

  it('speaks for the domains that the operator named, and for none that only end alike', () => {
    const of = (email: string) => speaksFor(CAMPUS, said({ email }));
    expect([of('b@campus.example'), of('b@evil-campus.example'), of('b@campus.example.evil.jp')]).toEqual([
      ...[true, false, false],
    ]);
    expect(speaksFor({ ...CAMPUS, emailDomains: ['*'] }, said({ email: 'b@far.example' }))).toBe(true);
    const two = { ...CAMPUS, emailDomains: ['other.example', 'Campus.Example'] };
    expect(speaksFor(two, said({ email: 'b@campus.example' }))).toBe(true);
  });

  it('speaks for no address that it does not give, or has not seen shown', () => {
    const everything = { ...CAMPUS, emailDomains: ['*'] };
    expect(speaksFor(everything, said({ emailVerified: false }))).toBe(false);
    expect(speaksFor(everything, said({ email: null }))).toBe(false);
  });

  it('is a new person’s where nobody has the address, and it was shown', () => {
    expect(recognise(said(), CAMPUS, undefined, undefined)).toEqual({ ok: true, value: 'new' });
    const unverified = {
      ok: false,
      refusal: { code: 'auth.email_unverified', params: { provider: 'Campus' } },
    };
    expect(recognise(said({ emailVerified: false }), CAMPUS, undefined, undefined)).toMatchObject(unverified);
    expect(recognise(said({ email: null }), CAMPUS, undefined, owner)).toMatchObject(unverified);
  });

  it('joins the account of the address, or says that there is one to be connected by its owner', () => {
    expect(recognise(said(), CAMPUS, undefined, owner)).toEqual({ ok: true, value: 'joins' });
    const unshown = { ...owner, emailVerified: false };
    expect(recognise(said(), CAMPUS, undefined, unshown)).toMatchObject({
      refusal: { code: 'auth.account_exists', params: { provider: 'Campus' } },
    });
  });

  it('takes ten minutes at most', () => {
    expect(ATTEMPT_LIFETIME).toBe(10 * 60 * 1_000);
  });

  it('joins an account by itself only where owner, provider and operator all vouch for the address', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (ownerShowed, providerShowed, isItsOwn) => {
        const email = isItsOwn ? 'a@campus.example' : 'a@elsewhere.example';
        const account = { ...owner, email, emailVerified: ownerShowed };
        const verdict = recognise(said({ email, emailVerified: providerShowed }), CAMPUS, undefined, account);
        expect(verdict.ok).toBe(ownerShowed && providerShowed && isItsOwn);
      }),
    );
  });
});

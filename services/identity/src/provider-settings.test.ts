import { providers } from './provider-settings';

const GOOD = {
  id: 'campus',
  name: 'Campus',
  issuer: 'https://id.example',
  client_id: 'k',
  client_secret: 'hush',
};
const read = (value: unknown) =>
  providers.safeParse(typeof value === 'string' ? value : JSON.stringify(value));
const faultsOf = (value: unknown) => read(value).error?.issues.map(({ message }) => message) ?? [];

describe('the setting OIDC_PROVIDERS', () => {
  it('is none when it is absent', () => {
    expect(providers.parse(undefined)).toEqual([]);
  });

  it('has an order, and trusts nobody with an address unless it says so', () => {
    const [first, second] = providers.parse(JSON.stringify([GOOD, { ...GOOD, id: 'google' }]));
    expect([first?.id, second?.id, first?.email_domains]).toEqual(['campus', 'google', []]);
  });

  it.each([
    ['no JSON', 'hush', /it /],
    ['an id for an address that is none', [{ ...GOOD, id: 'Cam pus' }], /0\.id must be lowercase/],
    [
      'a provider spoken to in the clear',
      [{ ...GOOD, issuer: 'http://id.example' }],
      /0\.issuer must be an https/,
    ],
    ['two of one id', [GOOD, GOOD], /two providers of one id/],
    ['two kinds of secret', [{ ...GOOD, signed_secret: KEY() }], /one of client_secret and signed_secret/],
    ['a name that it does not know', [{ ...GOOD, secret: 'hush' }], /0 /],
  ])('is refused for %s, without showing a value', (_what, value, fault) => {
    const faults = faultsOf(value).join('\n');
    expect(faults).toMatch(fault);
    expect(faults).not.toContain('hush');
  });

  it('takes a provider in the clear on this very machine', () => {
    expect(read([{ ...GOOD, issuer: 'http://127.0.0.1:4000' }]).success).toBe(true);
  });
});

function KEY() {
  return { team_id: 't', key_id: 'k', private_key: 'hush' };
}

import { readMailRequest, readTelling, type AskedMail, type TellingRequest } from './requested-mail';

const ASKED: AskedMail = {
  key: 'k1',
  to: 'ken@example.org',
  locale: 'ja',
  template: 'verify_email',
  params: { path: '/verify/abc' },
  accountId: '',
  shellId: '',
  replyTo: '',
};
const faultOf = (about: Partial<AskedMail>) => {
  const verdict = readMailRequest({ ...ASKED, ...about });
  return verdict.ok ? undefined : verdict.refusal;
};

describe('a mail that another service asks for', () => {
  test('is taken as it is asked for', () => {
    expect(readMailRequest(ASKED)).toEqual({
      ok: true,
      value: {
        key: 'asked:k1',
        template: 'verify_email',
        receiver: { address: 'ken@example.org', locale: 'ja' },
        params: { path: '/verify/abc' },
      },
    });
  });

  test('belongs to an account, or to the shell where it was asked for', () => {
    const placeOf = (about: Partial<AskedMail>) => {
      const verdict = readMailRequest({ ...ASKED, ...about });
      return verdict.ok && verdict.value.place;
    };
    expect(placeOf({})).toBeUndefined();
    expect(placeOf({ accountId: 'library' })).toEqual({ accountId: 'library' });
    expect(placeOf({ shellId: 'minato' })).toEqual({ shellId: 'minato' });
  });

  test('may have numbers among its values, which become texts', () => {
    const params = { path: '/in/abc', minutes: 15, name: '' };
    expect(readMailRequest({ ...ASKED, template: 'sign_in_link', params })).toMatchObject({
      ok: true,
      value: { params: { path: '/in/abc', minutes: '15', name: '' } },
    });
  });

  test.each<[string, Partial<AskedMail>]>([
    ['key', { key: '' }],
    ['key', { key: 'k'.repeat(201) }],
    ['template', { template: 'no_such_mail' }],
    ['template', { template: 'new_post' }],
    ['template', { template: 'toString' }],
    ['to', { to: 'ken' }],
    ['params', { params: {} }],
    ['params', { params: { path: 'https://example.org/' } }],
    ['params', { params: { path: '/verify', name: null } }],
    ['params', { params: { path: '/verify', name: 'a'.repeat(2_001) } }],
    ['params', { params: ['/verify'] }],
    ['params', { params: undefined }],
    ['params', { params: [] }],
    ['params', { params: { path: {} } }],
  ])('is at fault in %s: %j', (field, about) => {
    expect(faultOf(about)).toMatchObject({ code: 'validation', field });
  });

  test('has a key and values that may be long, to a limit', () => {
    expect(faultOf({ key: 'k'.repeat(200) })).toBeUndefined();
    expect(faultOf({ params: { path: '/verify', name: 'a'.repeat(2_000) } })).toBeUndefined();
  });
});

describe('what is told to many', () => {
  const TELLING: TellingRequest = {
    key: 'k1',
    userIds: ['ken', 'mina', 'ken'],
    template: 'new_post',
    thread: 'group:g1',
    force: false,
    accountId: '',
    params: { group: '天文部', excerpt: '…', path: '/groups/g1' },
  };
  const fieldOf = (about: Partial<TellingRequest>) => {
    const verdict = readTelling({ ...TELLING, ...about });
    return verdict.ok ? undefined : verdict.refusal.field;
  };

  test('is one mail for each, once, in a thread of its own', () => {
    const params = { group: '天文部', excerpt: '…', path: '/groups/g1' };
    expect(readTelling(TELLING)).toEqual({
      ok: true,
      value: ['ken', 'mina'].map((userId) => ({
        key: `told:k1:${userId}`,
        template: 'new_post',
        receiver: { userId },
        params,
        thread: `group:g1:${userId}`,
      })),
    });
  });

  test('reaches everybody where it is pressed on with', () => {
    const verdict = readTelling({ ...TELLING, force: true });
    expect(verdict.ok && verdict.value.map(({ params }) => params['force'])).toEqual(['yes', 'yes']);
  });

  test.each<[string, Partial<TellingRequest>]>([
    ['key', { key: '' }],
    ['key', { key: 'k'.repeat(101) }],
    ['thread', { thread: '' }],
    ['user_ids', { userIds: ['ken', ''] }],
    ['user_ids', { userIds: Array.from({ length: 501 }, (_, place) => `u${place}`) }],
    ['template', { template: 'verify_email' }],
    ['params', { params: { group: '天文部' } }],
    ['params', { params: undefined }],
  ])('is at fault in %s: %j', (field, about) => {
    expect(fieldOf(about)).toBe(field);
  });

  test('may be told to five hundred at once', () => {
    const userIds = Array.from({ length: 500 }, (_, place) => `u${place}`);
    expect(fieldOf({ userIds, key: 'k'.repeat(100) })).toBeUndefined();
  });
});

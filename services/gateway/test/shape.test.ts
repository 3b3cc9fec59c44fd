import { PATCHES } from '@kashikari/contracts';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const app = testApp();

async function post(path: string, body: string | object, headers: Record<string, string> = {}) {
  const token = await tokenFor({ id: USER_ID, slug: '' });
  return request(app)
    .post(path)
    .set({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers })
    .send(body);
}

describe('a request of the wrong shape', () => {
  it('names every field at fault with a code and a message', async () => {
    const { status, body, headers } = await post(
      '/v1/users',
      { email: 'nobody', password: 'ひみつです', time_zone: 'Mars/Olympus' },
      { 'Accept-Language': 'en' },
    );
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toMatchObject({
      type: 'https://kashikari.dev/errors/validation',
      title: 'Bad Request',
      status: 400,
      code: 'validation',
      detail: 'Please check the entered information.',
      errors: {
        name: [{ code: 'validation.required', message: 'Required.' }],
        email: [{ code: 'validation.email' }],
        password: [{ code: 'validation.ascii' }],
        time_zone: [{ code: 'validation.time_zone' }],
      },
    });
    expect(body.trace_id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('says of each way in which a password or a name can be none what is wrong with it', async () => {
    const person = { name: 'x', email: 'a@example.jp', password: 'secret-1' };
    const faultOf = async (more: object) => {
      const { body } = await post('/v1/users', { ...person, ...more }, { 'Accept-Language': 'en' });
      const [field, faults] = Object.entries(body.errors)[0] as [string, [{ message: string }]];
      return `${field}: ${faults[0].message}`;
    };
    expect(await faultOf({ password: 'abcde' })).toBe('password: Enter at least 6 characters.');
    expect(await faultOf({ password: 'x'.repeat(56) })).toBe('password: Enter up to 55 characters.');
    expect(await faultOf({ password: 'パスワード' })).toBe(
      'password: Use only letters, digits and symbols of the basic keyboard.',
    );
    expect(await faultOf({ email: `${'a'.repeat(244)}@example.jp` })).toBe(
      'email: Enter up to 254 characters.',
    );
    expect(await faultOf({ email: 'a@example.jp\r\nBcc: b@example.jp' })).toBe(
      'email: Enter an email address, such as hanako@example.jp.',
    );
    expect(await faultOf({ account_name: 'sakura' })).toBe(
      'account_name: You can choose an account name in the settings after creating the account.',
    );
  });

  it.each(['https://evil.example', 'call www.evil.example', 'ｗｗｗ．evil.example'])(
    'refuses a name that leads somewhere: %s',
    async (name) => {
      const group = await post('/v1/groups', { name });
      const person = await post('/v1/users', { name, email: 'a@example.jp', password: 'secret-12345' });
      for (const { body } of [group, person]) expect(body.errors?.name?.[0].code).toBe('validation.link');
    },
  );

  it.each([
    ['a text with NUL', { title: 'a\0b' }, 'title', 'validation.characters'],
    ['half a surrogate pair', { title: '\ud800' }, 'title', 'validation.characters'],
    [
      'a letter under a heap of marks',
      { title: `a${'\u0301'.repeat(50)}` },
      'title',
      'validation.characters',
    ],
    ['a title of nothing that is seen', { title: '\u200b' }, 'title', 'validation.characters'],
    ['a title that turns around', { title: 'a\u202eb' }, 'title', 'validation.characters'],
    ['a joiner between letters', { title: 'a\u200db' }, 'title', 'validation.characters'],
    ['a text of the wrong type', { title: 7 }, 'title', 'validation.type'],
    ['a text of blanks', { title: '  ' }, 'title', 'validation.required'],
    ['a text that is too long', { title: 'あ'.repeat(201) }, 'title', 'validation.too_long'],
    ['10^12', { title: 'x', quantity: 1e12 }, 'quantity', 'validation.too_large'],
    ['a negative number', { title: 'x', quantity: -1 }, 'quantity', 'validation.too_small'],
    ['half of a thing', { title: 'x', quantity: 1.5 }, 'quantity', 'validation.type'],
    ['30 February', { title: 'x', from: '2027-02-30' }, 'from', 'validation.date'],
    ['null for a number', { title: 'x', quantity: null }, 'quantity', 'validation.type'],
    ['an id that can be none', { title: 'x', group_ids: ['nope'] }, 'group_ids.0', 'validation.format'],
    [
      'a list that is too long',
      { title: 'x', image_ids: Array(11).fill(GOOD_ID) },
      'image_ids',
      'validation.too_many',
    ],
  ])('refuses %s', async (_what, body, field, code) => {
    const answer = await post('/v1/goods', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toEqual([expect.objectContaining({ code })]);
  });

  it.each(['می\u200cخواهم', 'क्\u200dष'])('takes the joiners of a script: %s', async (title) => {
    const createGood = jest.fn(() => Promise.resolve({ good: undefined }));
    const token = await tokenFor({ id: USER_ID });
    await request(testApp({ goods: { createGood } }))
      .post('/v1/goods')
      .set('Authorization', `Bearer ${token}`)
      .send({ title });
    expect(createGood).toHaveBeenCalledWith({ good: PATCHES.good.write({ title }) }, expect.anything());
    const { body } = await post('/v1/groups', { name: title, slug: title });
    expect(Object.keys(body.errors)).toEqual(['slug']);
  });

  it('takes emoji and combining characters, counted as people count them', async () => {
    const createGood = jest.fn(() => Promise.resolve({ good: undefined }));
    const taking = testApp({ goods: { createGood } });
    const token = await tokenFor({ id: USER_ID });
    const title = `👩‍👩‍👧 か\u3099${'📷'.repeat(190)}`;
    await request(taking).post('/v1/goods').set('Authorization', `Bearer ${token}`).send({ title });
    const sent = { good: PATCHES.good.write({ title }) };
    expect(createGood).toHaveBeenCalledWith(sent, expect.anything());
  });

  it('lets catalog refuse half a character in a row, which no message could carry', async () => {
    const importGoods = jest.fn(() => Promise.resolve({ goods: [], faults: [] }));
    const taking = testApp({ goods: { importGoods } });
    const token = await tokenFor({ id: USER_ID });
    const send = request(taking).post('/v1/goods/upload_json').set('Authorization', `Bearer ${token}`);
    await send.set('content-type', 'application/json').send('{"goods":[{"title":"a\\ud83d","quantity":2}]}');
    const goods = [{ title: 'a\0', quantity: 2 }];
    expect(importGoods).toHaveBeenCalledWith(expect.objectContaining({ goods }), expect.anything());
  });

  it('asks for both ends of a range, and for one kind of range', async () => {
    const good = { good_id: GOOD_ID };
    const half = await post('/v1/bookings', { ...good, start_date: '2026-12-01' });
    expect(half.body.errors).toEqual({
      end_date: [expect.objectContaining({ code: 'validation.required' })],
    });
    const none = await post('/v1/bookings', good);
    expect(Object.keys(none.body.errors)).toEqual(['start_date', 'end_date']);
    const both = await post('/v1/bookings', {
      ...good,
      start_date: '2026-12-01',
      start_at: '2026-12-01T00:00:00Z',
    });
    expect(both.body.errors.body[0].code).toBe('validation.one_of');
  });

  it.each([
    ['text that is no JSON', '{"title":', 'body', 'validation.json'],
    ['a bare number', '7', 'body', 'validation.json'],
    [
      'JSON nested 10,000 deep',
      `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      'title',
      'validation.nesting',
    ],
    [
      'a key that reaches the prototype',
      '{"title":"x","__proto__":{"admin":true}}',
      '__proto__',
      'validation.key',
    ],
  ])('refuses %s before any schema sees it', async (_what, body, field, code) => {
    const answer = await post('/v1/goods', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toEqual([expect.objectContaining({ code })]);
  });

  it('refuses a body above 1 MiB, and one that is not JSON', async () => {
    const large = await post('/v1/goods', JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) }));
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
    const form = await post('/v1/goods', 'title=x', { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect([form.status, form.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('is not read before its sender is known: a stranger’s is refused unread, however it looks', async () => {
    const sent = { 'Content-Type': 'application/json' };
    const broken = await request(app).post('/v1/goods').set(sent).send('{"title":');
    expect([broken.status, broken.body.code]).toEqual([401, 'unauthenticated']);
    const file = await request(app)
      .post(`/v1/auth_tokens/import?group_id=${GOOD_ID}`)
      .set('Content-Type', 'text/csv')
      .send('x'.repeat(21 * 1024 * 1024));
    expect([file.status, file.body.code]).toEqual([401, 'unauthenticated']);
  });

  it('refuses a query that is no number, or the same word twice', async () => {
    const word = await request(app).get('/v1/goods?page=two');
    expect(word.body.errors.page[0].code).toBe('validation.type');
    const twice = await request(app).get('/v1/goods?page=1&page=2');
    expect(twice.body.errors.page[0].code).toBe('validation.type');
    const far = await request(app).get('/v1/goods?per_page=101');
    expect(far.body.errors.per_page[0].code).toBe('validation.too_large');
  });

  it('finds nothing under an id that can be none, NUL and broken encoding among them', async () => {
    for (const id of ['nope', '%00', 'a'.repeat(200)]) {
      const answer = await request(app).get(`/v1/goods/${id}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    const broken = await request(app).get('/v1/goods/%E0%A4%A');
    expect([broken.status, broken.body.code]).toEqual([400, 'validation']);
  });
});

describe('an address that is no call', () => {
  it('is 404 as a problem below /v1, whatever is accepted', async () => {
    const answer = await request(app).get('/v1/nothing').set('Accept', 'text/html');
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('is 405 with the methods it takes, when only the method is wrong', async () => {
    const answer = await request(app).patch('/v1/plans');
    expect([answer.status, answer.body.code, answer.headers['allow']]).toEqual([
      405,
      'method_not_allowed',
      'GET',
    ]);
  });
});

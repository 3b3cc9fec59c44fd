import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { USER_ID } from './user-message';

const KIB = 1024;

/** Returns a JSON object of the given number of bytes. */
const padded = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;

describe('a JSON body', () => {
  const app = testApp();
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    request(app)
      .post(path)
      .set({ 'Content-Type': 'application/json', ...headers })
      .send(body);
  const bearer = async () => ({ Authorization: `Bearer ${await tokenFor({ id: USER_ID })}` });

  it.each(['/v1/auth', '/v1/auth/login', '/v1/auth/logout', '/v1/auth/refresh'])(
    'below /v1/auth has up to 16 KiB: %s',
    async (path) => {
      expect((await post(path, padded(16 * KIB))).status).not.toBe(413);
      const { status, body } = await post(path, padded(16 * KIB + 1), await bearer());
      expect([status, body.code]).toEqual([413, 'payload_too_large']);
    },
  );

  it('of a visitor has up to 64 KiB', async () => {
    expect((await post('/v1/users', padded(64 * KIB))).status).toBe(400);
    const { status, body } = await post('/v1/users', padded(64 * KIB + 1));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it('of a signed-in user has up to 1 MiB', async () => {
    expect((await post('/v1/goods', padded(1024 * KIB), await bearer())).status).toBe(400);
    expect((await post('/v1/goods', padded(1024 * KIB + 1), await bearer())).status).toBe(413);
  });

  it.each([
    ['empty objects', '{}'],
    ['empty lists', '[]'],
    ['numbers', '1'],
    ['objects of one field', '{"a":[]}'],
  ])('of more than 20,000 values is rejected before it is parsed: %s', async (_what, value) => {
    const parse = jest.spyOn(JSON, 'parse');
    const text = `{"x":[${Array(20_000).fill(value).join(', ')}]}`;
    const { status, body } = await post('/v1/goods', text, await bearer());
    const hasParsed = parse.mock.calls.some(([given]) => given === text);
    parse.mockRestore();
    expect([status, body.errors?.body?.[0].code]).toEqual([400, 'validation.too_many']);
    expect(hasParsed).toBe(false);
  });

  it('is counted by its values, not by the commas and brackets in its texts', async () => {
    const text = `{"title":"x","y":"${',[{"'.replace('"', '\\"').repeat(30_000)}","z":[${Array(19_900).fill('[ ]').join()}]}`;
    const { body } = await post('/v1/goods', text, await bearer());
    expect(body.errors?.body).toBeUndefined();
  });

  it.each(['utf-7', 'utf-16', 'iso-8859-1', '"shift_jis"'])('is UTF-8, not %s', async (charset) => {
    const type = { 'Content-Type': `application/json; charset=${charset}` };
    const { status, body } = await post('/v1/goods', '{}', { ...type, ...(await bearer()) });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(['utf-8', 'UTF-8', '"utf-8"'])('may name its charset: %s', async (charset) => {
    const type = { 'Content-Type': `application/json; charset=${charset}` };
    const { body } = await post('/v1/goods', '{}', { ...type, ...(await bearer()) });
    expect(body.code).toBe('validation');
  });

  it('of bytes that are not UTF-8 is rejected', async () => {
    const sent = request(app)
      .post('/v1/goods')
      .set(await bearer());
    sent.set('Content-Type', 'application/json').serialize((value: unknown) => value as string);
    const { status, body } = await sent.send(Buffer.from('{"title":"\xe9"}', 'latin1'));
    expect([status, body.errors?.body?.[0].code]).toEqual([400, 'validation.json']);
  });

  it('is not read from an address that has sent too many requests', async () => {
    const env = { RATE_LIMIT_ADDRESS_PER_MIN: '1' };
    const once = testApp({}, { env });
    const send = () =>
      request(once).post('/v1/auth/login').set('Content-Type', 'application/json').send('{"broken":');
    expect((await send()).status).toBe(400);
    expect((await send()).status).toBe(429);
  });
});

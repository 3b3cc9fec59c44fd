import { enumOf, SETS, type supports } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const PROXY = { TRUST_PROXY: '1' };
const INQUIRY = { name: '山田花子', email: 'hana@example.org', category: 'fault', body: '動きません' };
const DUE = new Date('2027-01-07T08:00:00.000Z');

/** The gateway with a double of identity, which records what reaches the operator. */
function gateway(env: Record<string, string> = {}) {
  const inquiries: supports.CreateInquiryRequest[] = [];
  const feedbacks: supports.CreateFeedbackRequest[] = [];
  const app = testApp(
    {
      supports: {
        createInquiry: (inquiry) => {
          inquiries.push(inquiry);
          return Promise.resolve({ number: 'Q-7F2C-0418', replyBy: DUE });
        },
        createFeedback: (feedback) => {
          feedbacks.push(feedback);
          return Promise.resolve({});
        },
      },
    },
    { env: { ...PROXY, ...env } },
  );
  const post = (path: string, body: object, { token = '', from = '203.0.113.1' } = {}) =>
    request(app)
      .post(`/v1${path}`)
      .set({ 'X-Forwarded-For': from, ...(token && { Authorization: `Bearer ${token}` }) })
      .send(body);
  return { post, inquiries, feedbacks };
}

describe('an inquiry', () => {
  it.each(['/inquiries', '/inquries'])('is accepted of a visitor at %s', async (path) => {
    const { post, inquiries } = gateway();
    const { status, body } = await post(path, { ...INQUIRY, screen: '/home', crash: '7F2C-0418' });
    expect([status, body]).toEqual([201, { number: 'Q-7F2C-0418', reply_by: DUE.toISOString() }]);
    expect(inquiries).toEqual([
      {
        ...{ ...INQUIRY, screen: '/home', crash: '7F2C-0418' },
        ...{ locale: enumOf(SETS.locale, 'ja'), shellId: '' },
      },
    ]);
  });

  it('is one of a visitor where the token is no longer good', async () => {
    const { post, inquiries } = gateway();
    expect((await post('/inquiries', INQUIRY, { token: 'made.up' })).status).toBe(201);
    expect(inquiries).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\r\nBcc: victim@example.org' }, 'name'],
    [{ email: 'hana@example.org\r\nBcc: victim@example.org' }, 'email'],
    [{ category: 'toString' }, 'category'],
    [{ body: 'あ'.repeat(5_001) }, 'body'],
    [{ crash: '1' }, 'crash'],
    [{ bcc: 'victim@example.org' }, 'bcc'],
  ])('with %j is refused before it reaches a service', async (more, field) => {
    const { post, inquiries } = gateway();
    const { status, body } = await post('/inquiries', { ...INQUIRY, ...more });
    expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
    expect(inquiries).toEqual([]);
  });

  it('of a visitor is refused when its body is longer than 64 KiB', async () => {
    const { post } = gateway();
    expect((await post('/inquiries', { ...INQUIRY, body: 'x'.repeat(200_000) })).status).toBe(413);
  });

  it('is 404 where the operator has no address', async () => {
    const missing = () => Promise.reject(new DomainError({ kind: 'not_found', code: 'not_found' }));
    const app = testApp({ supports: { createInquiry: missing, createFeedback: missing } });
    expect((await request(app).post('/v1/inquiries').send(INQUIRY)).status).toBe(404);
    expect((await request(app).post('/v1/feedbacks').send({ body: 'x' })).status).toBe(404);
  });
});

describe('feedback', () => {
  it('is accepted with and without a rating', async () => {
    const { post, feedbacks } = gateway();
    const answers = [
      await post('/feedbacks', { body: 'いい', rating: 5, screen: '/home' }),
      await post('/feedbacks', { body: 'だめ' }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [201, {}],
      [201, {}],
    ]);
    expect(feedbacks).toEqual([
      { body: 'いい', rating: 5, screen: '/home', shellId: '' },
      { body: 'だめ', rating: undefined, screen: '', shellId: '' },
    ]);
  });

  it.each([0, 6, 1.5, '5'])('with a rating of %p is refused', async (rating) => {
    const { post, feedbacks } = gateway();
    expect((await post('/feedbacks', { body: 'いい', rating })).status).toBe(400);
    expect(feedbacks).toEqual([]);
  });
});

describe('the limits of inquiries', () => {
  const ALONE = { KASHIKARI_TEST_HOOKS: '0' };
  const times = async (count: number, one: () => PromiseLike<{ status: number }>) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) statuses.push((await one()).status);
    return statuses;
  };
  let hana: string;
  let ken: string;
  beforeAll(async () => ([hana, ken] = [await tokenFor({ id: USER_ID }), await tokenFor({ id: GOOD_ID })]));

  it('let a person write five times an hour, inquiries and feedback together, wherever from', async () => {
    const { post, inquiries, feedbacks } = gateway(ALONE);
    const first = await post('/inquiries', INQUIRY, { token: hana });
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"inquiries";q=5;w=3600',
      'ratelimit-limit': '5',
      'ratelimit-remaining': '4',
    });
    expect(await times(2, () => post('/inquries', INQUIRY, { token: hana, from: '203.0.113.2' }))).toEqual([
      201, 201,
    ]);
    expect(await times(2, () => post('/feedbacks', { body: 'x' }, { token: hana }))).toEqual([201, 201]);
    const sixth = await post('/inquiries', INQUIRY, { token: hana, from: '203.0.113.3' });
    expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited']);
    expect(sixth.body.params).toMatchObject({ by: 'account', limit: 5 });
    expect(sixth.body.params.retry_after).toBeGreaterThan(3_500);
    expect(Number(sixth.headers['retry-after'])).toBe(sixth.body.params.retry_after);
    expect(sixth.headers['ratelimit-policy']).toBe('"inquiries";q=5;w=3600');
    expect((await post('/inquiries', INQUIRY, { token: ken })).status).toBe(201);
    expect([inquiries.length, feedbacks.length]).toEqual([4, 2]);
  });

  it('count the visitors of one address as one person, and a network of IPv6 as one address', async () => {
    const { post } = gateway(ALONE);
    expect(await times(5, () => post('/inquiries', INQUIRY))).toEqual(Array(5).fill(201));
    const { status, body } = await post('/feedbacks', { body: 'x' });
    expect([status, body.params?.by, body.params?.limit]).toEqual([429, 'address', 5]);
    const from = (last: number) => ({ from: `2001:db8::${last}` });
    let last = 0;
    expect(await times(6, () => post('/inquiries', INQUIRY, from((last += 1))))).toEqual([
      ...Array<number>(5).fill(201),
      429,
    ]);
  });

  it('let twenty inquiries an hour come from one address, of whomever', async () => {
    const { post } = gateway(ALONE);
    const ids = Array.from({ length: 5 }, (_, at) => `0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b0${at}`);
    const tokens = await Promise.all(ids.map((id) => tokenFor({ id })));
    for (const token of tokens.slice(0, 4))
      expect(await times(5, () => post('/inquiries', INQUIRY, { token }))).toEqual(Array(5).fill(201));
    const { status, body, headers } = await post('/inquiries', INQUIRY, { token: tokens[4] });
    expect([status, body.params?.by, body.params?.limit]).toEqual([429, 'address', 20]);
    expect(headers['ratelimit-policy']).toBe('"inquiriesAddress";q=20;w=3600');
    expect((await post('/inquiries', INQUIRY, { token: tokens[4], from: '203.0.113.9' })).status).toBe(201);
  });

  it('are not used up for others by a person who is refused', async () => {
    const env = { ...ALONE, RATE_LIMIT_INQUIRIES_PER_HOUR: '2', RATE_LIMIT_INQUIRIES_ADDRESS_PER_HOUR: '3' };
    const { post } = gateway(env);
    expect(await times(9, () => post('/inquiries', INQUIRY, { token: hana }))).toEqual([
      201,
      201,
      ...Array<number>(7).fill(429),
    ]);
    expect((await post('/inquiries', INQUIRY, { token: ken })).status).toBe(201);
  });

  it('do not count a request with faults, nor a trusted network by its address', async () => {
    const { post } = gateway({ ...ALONE, TRUSTED_NETWORKS: '203.0.113.0/24' });
    expect(await times(7, () => post('/inquiries', { ...INQUIRY, email: 'x' }))).toEqual(Array(7).fill(400));
    expect(await times(25, () => post('/inquiries', INQUIRY))).toEqual(Array(25).fill(201));
    expect(await times(6, () => post('/inquiries', INQUIRY, { token: hana }))).toEqual([
      ...Array<number>(5).fill(201),
      429,
    ]);
  });

  it('hold many who write at once', async () => {
    const { post, inquiries } = gateway(ALONE);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => post('/inquiries', INQUIRY, { token: hana })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(inquiries).toHaveLength(5);
  });

  it('are off with test hooks, unless they are set', async () => {
    expect(await times(7, () => gateway().post('/inquiries', INQUIRY))).toEqual(Array(7).fill(201));
    const { post } = gateway({ RATE_LIMIT_INQUIRIES_PER_HOUR: '1' });
    expect(await times(2, () => post('/inquiries', INQUIRY))).toEqual([201, 429]);
  });
});

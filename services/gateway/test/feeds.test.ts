import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const SECRET = 'a'.repeat(43);
const PATH = `/v1/feeds/${SECRET}.ics`;

const booking = (more: Partial<reservation.Booking> = {}) =>
  reservation.Booking.fromPartial({
    id: GOOD_ID,
    goodTitle: 'カメラ',
    quantity: 1,
    state: enumOf(SETS.bookingState, 'reserved'),
    method: enumOf(SETS.bookingMethod, 'web'),
    startAt: new Date('2026-11-30T15:00:00Z'),
    endAt: new Date('2026-12-01T15:00:00Z'),
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    timeZone: 'Asia/Tokyo',
    memo: 'for the wedding',
    userId: USER_ID,
    version: 3,
    createdAt: new Date('2026-11-20T00:00:00Z'),
    updatedAt: new Date('2026-11-20T00:00:00Z'),
    ...more,
  });

const appOf = (bookings: reservation.Booking[]) =>
  testApp({ feeds: { readFeed: () => Promise.resolve({ name: '写真部, 予約', bookings }) } });

describe('a calendar feed', () => {
  it('is read without a token, by the secret in its address', async () => {
    const { status, headers, text } = await request(appOf([booking()])).get(PATH);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text).toContain('写真部');
    expect(text).toContain(`UID:${GOOD_ID}@kashikari\r\nSEQUENCE:3`);
  });

  it('strikes what was cancelled, under the same id and with a higher sequence', async () => {
    const { text } = await request(
      appOf([booking({ state: enumOf(SETS.bookingState, 'cancelled'), version: 4 })]),
    ).get(PATH);
    expect(text).toContain(`UID:${GOOD_ID}@kashikari\r\nSEQUENCE:4`);
    expect(text).toContain('STATUS:CANCELLED');
  });

  it('is not sent again as long as nothing in it changed', async () => {
    const first = await request(appOf([booking()])).get(PATH);
    const tag = first.headers['etag'] ?? '';
    const again = await request(appOf([booking()]))
      .get(PATH)
      .set('If-None-Match', tag);
    expect([again.status, again.text]).toEqual([304, '']);
    const changed = await request(appOf([booking({ version: 4 })]))
      .get(PATH)
      .set('If-None-Match', tag);
    expect(changed.status).toBe(200);
  });

  it('names nobody and repeats no memo', async () => {
    expect((await request(appOf([booking()])).get(PATH)).text).not.toMatch(new RegExp(`wedding|${USER_ID}`));
  });

  it('is not there for a secret that can’t be one, and the answer does not repeat it', async () => {
    const app = testApp({
      feeds: {
        readFeed: () => Promise.reject(new DomainError({ kind: 'not_found', code: 'not_found' })),
      },
    });
    expect((await request(app).get('/v1/feeds/short.ics')).status).toBe(404);
    const wrong = await request(app).get(PATH);
    expect([wrong.status, wrong.text.includes(SECRET)]).toEqual([404, false]);
  });

  it('keeps its secret out of the log', async () => {
    const lines: string[] = [];
    const keep = (line: unknown) => void lines.push(JSON.stringify(line));
    const logger = { info: keep, warn: keep, error: keep, debug: keep } as never;
    const app = testApp(
      { feeds: { readFeed: () => Promise.resolve({ name: '', bookings: [] }) } },
      { logger },
    );
    await request(app).get(PATH);
    await request(app).get(`/v1/feeds/${SECRET}`);
    await request(app)
      .get(`/v1/feeds/${GOOD_ID}`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`);
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain(SECRET);
  });
});

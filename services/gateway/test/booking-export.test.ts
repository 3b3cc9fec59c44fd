import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { enumOf, reservation, SETS } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';
import type { AddressInfo } from 'node:net';
import { runs, whenLong } from '../../../packages/platform/src/testing/budget';

type Ask = Partial<reservation.ExportBookingsRequest>;

const line = (more: Partial<reservation.ExportedBooking> = {}) =>
  reservation.ExportedBooking.fromPartial({
    id: GOOD_ID,
    goodTitle: 'カメラ',
    lenderName: 'Himawari',
    borrowerName: 'Hana',
    quantity: 1,
    state: enumOf(SETS.bookingState, 'reserved'),
    startAt: new Date('2026-11-30T15:00:00Z'),
    endAt: new Date('2026-12-02T15:00:00Z'),
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    timeZone: 'Asia/Tokyo',
    createdAt: new Date('2026-11-20T15:30:00Z'),
    ...more,
  });

const appOf = (exportBookings: (ask: Ask) => Promise<reservation.ExportBookingsResponse>) =>
  testApp({ bookings: { exportBookings } });

const ask = async (bookings: reservation.ExportedBooking[], language = 'en', query = '') =>
  request(appOf(() => Promise.resolve({ bookings, more: false })))
    .get(`/v1/bookings/export${query}`)
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
    .set('Accept-Language', language)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts).toString('utf8')));
    });

const rowsOf = (answer: { body: unknown }) => (answer.body as string).split('\r\n');

describe('bookings as a CSV file', () => {
  it('is an attachment in UTF-8 with BOM, whose lines end with CRLF', async () => {
    const answer = await ask([line()]);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('bookings.csv');
    expect(answer.body).toMatch(/^\uFEFFBooking number,Item,/);
    expect(rowsOf(answer)).toHaveLength(3);
  });

  it('has the heads of its columns and the states in the reader’s language', async () => {
    const ja = rowsOf(await ask([line()], 'ja'));
    expect(ja[0]).toContain('予約番号,備品');
    expect(ja[1]).toContain('予約中');
    expect(rowsOf(await ask([line()], 'ja-Hira'))[0]).toContain('よやく ばんごう,もの');
  });

  it('tells days as days, and hours as the lender’s clock shows them', async () => {
    const [, days] = rowsOf(await ask([line()]));
    expect(days).toContain('2026-12-01,2026-12-02,Asia/Tokyo');
    expect(days).toContain('2026-11-21 00:30');
    const hourly = line({
      startDate: '',
      endDate: '',
      startAt: new Date('2026-12-01T00:30:00Z'),
      endAt: new Date('2026-12-01T01:45:00Z'),
    });
    expect(rowsOf(await ask([hourly]))[1]).toContain('2026-12-01 09:30,2026-12-01 10:45');
  });

  it('says how many of a booking’s units are back', async () => {
    const [heads = '', row = ''] = rowsOf(await ask([line({ quantity: 3, returnedQuantity: 2 })]));
    const at = heads.split(',').indexOf('Returned quantity');
    expect(row.split(',').slice(at - 1, at + 1)).toEqual(['3', '2']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('disarms %j', async (memo) => {
    const { body } = await ask([line({ memo })]);
    expect(body).toContain(`'${memo}`);
    expect(body).not.toContain(`,${memo},`);
  });

  it('keeps commas, quotes and line ends inside their field', async () => {
    const { body } = await ask([line({ memo: 'a,"b"\nc' })]);
    expect(body).toContain('"a,""b""\nc"');
  });

  it('is refused as any other call before a line of it is sent', async () => {
    const app = appOf(() => Promise.reject(new DomainError({ kind: 'unavailable', code: 'unavailable' })));
    const { status, headers } = await request(app)
      .get('/v1/bookings/export')
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`);
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect((await request(app).get('/v1/bookings/export')).status).toBe(401);
    expect((await ask([], 'en', '?state=nothing')).status).toBe(400);
  });
});

describe('bookings by the thousand', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const PIECES = 100;

  /** Returns parts of 1,000 separate objects, and samples the heap regularly. */
  function endless(most = PIECES) {
    const heaps: number[] = [];
    let pieces = 0;
    const one = line({ memo: 'for the school play '.repeat(5) });
    const exportBookings = () => {
      pieces += 1;
      if (pieces % 10 === 0) {
        collect();
        heaps.push(process.memoryUsage().heapUsed);
      }
      const bookings = Array.from({ length: 1_000 }, (_, index) => ({ ...one, id: `${pieces}-${index}` }));
      return Promise.resolve({ bookings, more: pieces < most });
    };
    return { heaps, exportBookings, asked: () => pieces };
  }

  async function open(exportBookings: () => Promise<reservation.ExportBookingsResponse>) {
    const server = appOf(exportBookings).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const headers = { authorization: `Bearer ${await tokenFor({ id: USER_ID })}` };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/v1/bookings/export', headers }, resolve).on('error', reject);
    });
    return { answer, close: () => server.close() };
  }

  it('go through a heap that does not grow with them', async () => {
    const most = runs(20, PIECES);
    const { heaps, exportBookings } = endless(most);
    const { answer, close } = await open(exportBookings);
    let [bytes, lines] = [0, 0];
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines += 1;
    }
    close();
    expect(lines).toBe(most * 1_000 + 1);
    expect(bytes).toBeGreaterThan(most * 150_000);
    // Two pieces are about 2 MB.
    whenLong(() => expect(Math.max(...heaps) - (heaps[0] as number)).toBeLessThan(8_000_000));
  });

  it('wait for a reader who is slow', async () => {
    const { asked, exportBookings } = endless();
    const { answer, close } = await open(exportBookings);
    answer.pause();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked()).toBeLessThan(PIECES / 2);
    answer.destroy();
    close();
  });
});

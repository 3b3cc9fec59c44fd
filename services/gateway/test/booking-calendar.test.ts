import { enumOf, reservation, SETS } from '@kashikari/contracts';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID, USER_ID } from './user-message';

const byDay = reservation.Booking.fromPartial({
  id: GOOD_ID,
  goodTitle: 'カメラ',
  quantity: 1,
  state: enumOf(SETS.bookingState, 'reserved'),
  method: enumOf(SETS.bookingMethod, 'web'),
  startAt: new Date('2026-11-30T15:00:00Z'),
  endAt: new Date('2026-12-02T15:00:00Z'),
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  timeZone: 'Asia/Tokyo',
  memo: 'for the wedding',
  version: 3,
  createdAt: new Date('2026-11-20T01:02:03.456Z'),
  updatedAt: new Date('2026-11-21T01:02:03.456Z'),
});

const ask = async (booking: Partial<reservation.Booking> = {}, ifNoneMatch = '') =>
  request(testApp({ bookings: { getBooking: () => Promise.resolve({ booking: { ...byDay, ...booking } }) } }))
    .get(`/v1/bookings/${GOOD_ID}/ical`)
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
    .set('If-None-Match', ifNoneMatch);

const linesOf = ({ text }: { text: string }) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a booking as a calendar file', () => {
  it('is a file of type text/calendar in UTF-8', async () => {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename=booking-${GOOD_ID}.ics`);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('keeps its id, and its sequence is the version of the booking', async () => {
    const before = linesOf(await ask());
    const after = linesOf(await ask({ version: 4 }));
    expect(before).toEqual(expect.arrayContaining([`UID:${GOOD_ID}@kashikari`, 'SEQUENCE:3']));
    expect(after).toEqual(expect.arrayContaining([`UID:${GOOD_ID}@kashikari`, 'SEQUENCE:4']));
  });

  it('is an all-day event that ends on the day after its last', async () => {
    expect(linesOf(await ask())).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261201',
        'DTEND;VALUE=DATE:20261203',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('ends on the first of January when its last day is New Year’s Eve', async () => {
    expect(linesOf(await ask({ startDate: '2026-12-31', endDate: '2026-12-31' }))).toContain(
      'DTEND;VALUE=DATE:20270101',
    );
  });

  it('has exact instants for a booking by the hour', async () => {
    const startAt = new Date('2026-11-01T05:30:00Z');
    const endAt = new Date('2026-11-01T06:45:00Z');
    expect(linesOf(await ask({ isHourly: true, startDate: '', endDate: '', startAt, endAt }))).toEqual(
      expect.arrayContaining(['DTSTART:20261101T053000Z', 'DTEND:20261101T064500Z']),
    );
  });

  it('strikes a cancelled booking', async () => {
    expect(linesOf(await ask({ state: enumOf(SETS.bookingState, 'cancelled') }))).toContain(
      'STATUS:CANCELLED',
    );
  });

  it('shows nothing private: calendars are shared', async () => {
    expect((await ask({ userId: USER_ID })).text).not.toMatch(new RegExp(`wedding|${USER_ID}`));
  });

  it('lets no title end its line or its value', async () => {
    const { text } = await ask({ goodTitle: 'A,B;C\\D\r\nSTATUS:CANCELLED', quantity: 2 });
    expect(text).toContain('SUMMARY:A\\,B\\;C\\\\D STATUS:CANCELLED × 2\r\n');
    expect(text).not.toMatch(/^STATUS:CANCELLED/m);
  });

  it('folds long lines at 75 octets and never inside a character', async () => {
    const goodTitle = 'カメラ📷'.repeat(20);
    const answer = await ask({ goodTitle });
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(answer)).toContain(`SUMMARY:${goodTitle}`);
  });

  it('is not sent again as long as nothing changed', async () => {
    const tag = (await ask()).headers['etag'] ?? '';
    expect((await ask({}, tag)).status).toBe(304);
    expect((await ask({ version: 4 }, tag)).status).toBe(200);
  });

  it('counts the units that are still out, and all of them once it is over', async () => {
    const partly = await ask({ quantity: 3, returnedQuantity: 1 });
    expect(linesOf(partly)).toContain('SUMMARY:カメラ × 2');
    expect(linesOf(await ask({ quantity: 3, returnedQuantity: 2 }))).toContain('SUMMARY:カメラ');
    expect(linesOf(await ask({ quantity: 3, returnedQuantity: 3 }))).toContain('SUMMARY:カメラ × 3');
  });
});

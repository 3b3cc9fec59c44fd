import { addDays, dayOf } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { USER_ID, userMessage } from './user-message';

const today = dayOf(Date.now(), 'Asia/Tokyo');
const day = addDays(today, 7);
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  'SUMMARY:Stocktaking',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

describe('closed dates out of a calendar', () => {
  const sent: unknown[] = [];
  beforeEach(() => sent.splice(0));

  const appFor = (permissions: string[]) => {
    const user = userMessage({ permissions });
    const services: FakeServices = {
      accounts: {
        getUser: () => Promise.resolve({ user }),
        updateUser: (change: never) => Promise.resolve({ user: (sent.push(change), user) }),
      },
    };
    return testApp(services);
  };

  /** Sends a file as it is, anything else as JSON. */
  async function ask(body: string | object, query = '', permissions = ['edit']) {
    const asked = request(appFor(permissions))
      .post(`/v1/users/${USER_ID}/closed_dates/import${query}`)
      .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`);
    const { status, body: answer } = await asked
      .set('Content-Type', typeof body === 'string' ? 'text/calendar' : 'application/json')
      .send(body);
    return { status, body: answer as { code?: string; import?: unknown } };
  }

  it('are shown first, and nothing is written', async () => {
    const answer = await ask(CALENDAR, '?dry_run=true');
    expect([answer.status, answer.body.import]).toEqual([
      200,
      { dry_run: true, days: [{ date: day, summary: 'Stocktaking', known: false }], unread: [] },
    ]);
    expect(sent).toEqual([]);
  });

  it('are added to those that there are, to the version that was read', async () => {
    const answer = await ask({ calendar: CALENDAR });
    expect(answer.status).toBe(200);
    expect(sent).toEqual([
      expect.objectContaining({
        id: USER_ID,
        ifVersion: 3,
        patchJson: JSON.stringify({ closed_dates: [day] }),
      }),
    ]);
  });

  it('are the lender’s alone to close', async () => {
    expect((await ask(CALENDAR, '', [])).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it('are refused where there are none, or where a file is too large', async () => {
    const nothing = await ask('PK');
    expect([nothing.status, nothing.body.code]).toEqual([400, 'calendar.no_entries']);
    const large = await ask('x'.repeat(20 * 1024 * 1024 + 1));
    expect(large.status).toBe(413);
  });
});

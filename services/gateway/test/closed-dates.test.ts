import { PATCHES, type identity } from '@kashikari/contracts';
import { addDays, dayOf, refused } from '@kashikari/kernel';
import request from 'supertest';
import { FileReader } from '../src/files/file-reader';
import { testApp, tokenFor, type FakeServices } from './test-app';
import { USER_ID, userMessage } from './user-message';
import { whenLong } from '../../../packages/platform/src/testing/budget';

const MB = 1024 * 1024;
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

  const appFor = (
    permissions: string[],
    env: Record<string, string> = {},
    deps: { fileReader?: FileReader } = {},
  ) => {
    const user = userMessage({ permissions });
    const services: FakeServices = {
      accounts: {
        getUser: () => Promise.resolve({ user }),
        updateUser: (change: identity.UpdateUserRequest) => {
          sent.push(change);
          if ((change.patch?.closedDates.length ?? 0) > 1_000)
            return Promise.reject(refused('validation.too_many', { max: 1_000 }, 'closed_dates'));
          return Promise.resolve({ user });
        },
      },
    };
    return testApp(services, { env, ...deps });
  };

  /** Sends a file unchanged, anything else as JSON. */
  async function ask(body: string | object, query = '', permissions = ['edit'], env = {}, deps = {}) {
    const asked = request(appFor(permissions, env, deps))
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
      {
        ...{ dry_run: true, days: [{ date: day, summary: 'Stocktaking', known: false }] },
        ...{ unread: [], left_out: [] },
      },
    ]);
    expect(sent).toMatchObject([{ dryRun: true }]);
  });

  it('that are over by business time are left out', async () => {
    const env = { KASHIKARI_TEST_CLOCK_AHEAD_MS: String(30 * 86_400_000) };
    const answer = await ask(CALENDAR, '', ['edit'], env);
    expect([answer.status, answer.body.code]).toEqual([400, 'calendar.no_entries']);
    expect(sent).toEqual([]);
  });

  it('are added to those that there are, to the version that was read', async () => {
    const answer = await ask({ calendar: CALENDAR });
    expect(answer.status).toBe(200);
    expect(sent).toEqual([
      expect.objectContaining({
        id: USER_ID,
        ifVersion: 3,
        patch: PATCHES.user.write({ closed_dates: [day] }),
      }),
    ]);
  });

  it.each(['', '?dry_run=true'])(
    'that are more than a lender may have are refused alike (%s)',
    async (query) => {
      const series = ['DTSTART;VALUE=DATE:20060401', 'RRULE:FREQ=DAILY', 'SUMMARY:Closed'];
      const calendar = CALENDAR.replace(
        'END:VEVENT',
        `END:VEVENT\r\nBEGIN:VEVENT\r\n${series.join('\r\n')}\r\nEND:VEVENT`,
      );
      const answer = await ask(calendar, query);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation.too_many']);
      expect(sent).toMatchObject([{ dryRun: query !== '' }]);
    },
  );

  it('that could not be read are named with the reason, and what lies outside of the window is counted', async () => {
    const entry = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
    const calendar = [
      entry('SUMMARY:Odd', 'DTSTART:2027-05-05'),
      entry('SUMMARY:Odd', 'DTSTART:20271399'),
      entry('SUMMARY:Old', 'DTSTART:20200101'),
      entry('DTSTART;TZID=Nowhere:20270505T090000'),
    ];
    const answer = await ask(calendar.join('\r\n'), '?dry_run=true');
    expect([answer.status, answer.body.import]).toEqual([
      200,
      {
        ...{ dry_run: true, days: [], unread: ['Odd'] },
        left_out: [
          { summary: 'Odd', reason: 'time', count: 2 },
          { summary: '', reason: 'time_zone', count: 1 },
          { summary: '', reason: 'past', count: 1 },
        ],
      },
    ]);
  });

  it('are the lender’s alone to close: a stranger’s file is not even read', async () => {
    expect((await ask(CALENDAR, '', [])).status).toBe(403);
    expect((await ask({ calendar: CALENDAR }, '', [])).status).toBe(403);
    expect((await ask('x'.repeat(20 * MB), '', [])).status).toBe(403);
    expect(sent).toEqual([]);
  });

  it('are asked of a file that may be too large, never of one that begins and never ends', async () => {
    const bomb = await ask('BEGIN:VEVENT\r\n'.repeat((2 * MB) / 14));
    expect([bomb.status, bomb.body.import]).toMatchObject([200, { days: [], unread: [] }]);
    for (const size of [4 * MB, 20 * MB])
      expect((await ask('BEGIN:VEVENT\r\n'.repeat(size / 14))).status).toBe(413);
  });

  it('are refused where finding them takes longer than a second; others are answered meanwhile, and the account waits', async () => {
    const fileReader = new FileReader();
    const app = appFor(['edit'], {}, { fileReader });
    const rule = 'RRULE:FREQ=DAILY;BYMONTHDAY=1,2,3,4,5,6,7,8,9';
    const entry = (n: number) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;VALUE=DATE:19000101\r\n${rule}\r\nEND:VEVENT\r\n`;
    const endless = Array.from({ length: 5_000 }, (_, n) => entry(n)).join('');
    const begun = Date.now();
    const bomb = ask(endless, '', ['edit'], {}, { fileReader });
    const waits: number[] = [];
    let over = false;
    void bomb.finally(() => (over = true));
    while (!over) {
      const asked = performance.now();
      await request(app).get('/healthz').expect(200);
      waits.push(performance.now() - asked);
    }
    const { status, body } = await bomb;
    expect([status, body.code]).toEqual([400, 'file.too_complex']);
    const took = Date.now() - begun;
    for (const next of [CALENDAR, { calendar: CALENDAR }]) {
      const refused = await ask(next, '', ['edit'], {}, { fileReader });
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    }
    await fileReader.stop();
    expect(waits.length).toBeGreaterThan(5);
    waits.sort((a, b) => a - b);
    whenLong(() => {
      expect(took).toBeLessThan(11_000);
      expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(500);
    });
  });

  it('are refused where there are none, or where a file is too large', async () => {
    const nothing = await ask('PK');
    expect([nothing.status, nothing.body.code]).toEqual([400, 'calendar.no_entries']);
    const large = await ask('x'.repeat(2 * MB + 1));
    expect(large.status).toBe(413);
  });
});

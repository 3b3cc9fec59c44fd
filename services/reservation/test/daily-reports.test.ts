import { ReportWorld } from './report-world';
import type { World } from './world';

const HOUR = 3_600_000;

let at: ReportWorld;
let second: World;

beforeAll(async () => {
  at = await ReportWorld.start();
  second = await at.world.second(at.peers);
});
afterAll(async () => {
  await second.stop();
  await at.world.stop();
});
beforeEach(() => {
  at.readers = [];
});

/** A group whose account lives in a zone and reminds at a time; an owner of it gets daily reports since 2026. */
async function newGroup(timeZone: string, reminderTime = '09:00') {
  const { world } = at;
  const account = await world.user({ timeZone, rules: { reminderTime } });
  const owner = await world.user();
  const group = await world.group(account);
  const membership = await world.member(group, owner, { groupOwner: true });
  const good = await world.good(account, { groupIds: [group], terms: { quantity: 3 } });
  turnOn(owner, group);
  await at.reports(owner).planDailyReports({ groupId: group });
  return { account, owner, group, membership, good };
}

function turnOn(userId: string, groupId: string, since = '2026-01-01T00:00:00Z'): void {
  at.readers = [...at.readers, { userId, groupId, since: new Date(since) }];
}

/** Sets business time, and lets both processes do what is due. */
async function passTo(time: string): Promise<void> {
  at.world.at(time);
  for (const { service } of [at.world, second, at.world]) await service.drain();
}

/** The days of the mails about a group, with who got them. */
const mailed = (group: string) =>
  at.mailsOf(group).map(({ userId, template, params }) => {
    const { first_day: first, last_day: last } = params as { first_day: string; last_day: string };
    return [userId, template, first, last];
  });

describe('a daily usage report', () => {
  it('is mailed at the reminder time in Tokyo, about the day before, and not for a day without rows', async () => {
    const { account, owner, group, good } = await newGroup('Asia/Tokyo', '08:30');
    await passTo('2027-01-04T12:00:00+09:00');
    const { id } = await at.world.book(account, good, '2027-01-04');
    await passTo('2027-01-05T08:00:00+09:00');
    await at.world.bookings(account).returnBooking({ id, quantity: undefined });
    await passTo('2027-01-05T08:29:59+09:00');
    expect(mailed(group)).toEqual([]);
    await passTo('2027-01-05T08:30:00+09:00');
    expect(mailed(group)).toEqual([[owner, 'usage_report_daily', '2027-01-04', '2027-01-04']]);
    const { reports } = await at.reports(owner).listUsageReports({ groupId: group, page: undefined });
    expect(reports).toMatchObject([{ requestedBy: '', from: '2027-01-04', to: '2027-01-04', rows: 1 }]);
    // The item was out in the morning of the 5th, and on no day after it.
    await passTo('2027-01-06T08:30:00+09:00');
    await passTo('2027-01-07T08:30:00+09:00');
    expect(mailed(group).map(([, , day]) => day)).toEqual(['2027-01-04', '2027-01-05']);
  });

  it('is mailed once on days of 23 and 25 hours in New York, also at a time that the clock skips or shows twice', async () => {
    const groups = [await newGroup('America/New_York', '02:30'), await newGroup('America/New_York', '01:30')];
    await passTo('2027-03-12T12:00:00-05:00');
    for (const { account, good } of groups) await at.world.book(account, good, '2027-03-12', '2027-03-17');
    const before = groups.map(({ group }) => mailed(group).length);
    for (let time = Date.parse('2027-03-13T00:00:00-05:00'); time <= Date.parse('2027-03-15T12:00:00-04:00');)
      await passTo(new Date((time += HOUR / 2)).toISOString());
    const days = ({ group }: { group: string }, n: number) =>
      mailed(group)
        .slice(n)
        .map(([, , day]) => day);
    for (const [n, each] of groups.entries())
      expect(days(each, before[n]!)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']);
    const autumn = groups.map(({ group }) => mailed(group).length);
    await passTo('2027-11-06T12:00:00-04:00');
    const skipped = groups.map(({ group }) => mailed(group).length);
    for (let time = Date.parse('2027-11-06T12:00:00-04:00'); time <= Date.parse('2027-11-08T12:00:00-05:00');)
      await passTo(new Date((time += HOUR / 2)).toISOString());
    // After months without a look only yesterday is reported; it was out all the time.
    for (const [n, each] of groups.entries()) {
      expect(days(each, autumn[n]!).slice(0, skipped[n]! - autumn[n]!)).toEqual(['2027-11-05']);
      expect(days(each, skipped[n]!)).toEqual(['2027-11-06', '2027-11-07']);
    }
  });

  it('is not mailed again when the clock is set back, nor by a process that starts again', async () => {
    const { account, group, good } = await newGroup('Asia/Tokyo');
    await passTo('2028-01-04T12:00:00+09:00');
    await at.world.book(account, good, '2028-01-04', '2028-01-06');
    await passTo('2028-01-05T09:00:00+09:00');
    const third = await at.world.second(at.peers);
    await passTo('2028-01-04T09:00:00+09:00');
    await at.world.service.db.read(
      `update due_job set due_at = '2020-01-01' where kind = 'usage_report.daily'`,
    );
    await third.service.drain();
    await passTo('2028-01-05T09:30:00+09:00');
    await third.service.drain();
    await third.stop();
    expect(mailed(group).filter(([, , day]) => day === '2028-01-04')).toHaveLength(1);
  });

  it('is one report for people of one language, and each gets one mail', async () => {
    const { account, owner, group, good } = await newGroup('Asia/Tokyo');
    const english = await at.world.user();
    at.locales.set(english, 'en');
    await at.world.manager(account, english);
    turnOn(english, group);
    turnOn(account, group);
    await passTo('2029-01-04T12:00:00+09:00');
    await at.world.book(account, good, '2029-01-04');
    await passTo('2029-01-05T09:00:00+09:00');
    expect(
      mailed(group)
        .map(([userId]) => userId)
        .sort(),
    ).toEqual([owner, english, account].sort());
    const { reports } = await at.reports(owner).listUsageReports({ groupId: group, page: undefined });
    expect(reports).toHaveLength(2);
  });

  it('is for people who run the group on that day, and for readers who turned it on before the reminder time', async () => {
    const { account, owner, group, membership, good } = await newGroup('Asia/Tokyo');
    const [late, stranger] = [await at.world.user(), await at.world.user()];
    await at.world.manager(account, late);
    turnOn(late, group, '2030-01-05T09:00:01+09:00');
    turnOn(stranger, group);
    await passTo('2030-01-04T12:00:00+09:00');
    await at.world.book(account, good, '2030-01-04', '2030-01-09');
    await passTo('2030-01-05T09:15:00+09:00');
    expect(mailed(group).map(([userId]) => userId)).toEqual([owner]);
    await at.world.member(group, owner, { id: membership, groupOwner: false });
    await passTo('2030-01-06T09:00:00+09:00');
    expect(
      mailed(group)
        .slice(1)
        .map(([userId, , day]) => [userId, day]),
    ).toEqual([[late, '2030-01-05']]);
  });

  it('is looked for when it is turned on, by those who run the group alone, and once a day otherwise', async () => {
    const due = () =>
      at.world.service.db.read<{ key: string; due_at: Date }>(
        `select key, due_at from due_job where kind = 'usage_report.daily' order by key`,
      );
    await passTo('2030-06-01T00:00:00Z');
    expect(await due()).toEqual([{ key: '', due_at: new Date('2030-06-02T00:00:00Z') }]);
    const { group } = await newGroup('Asia/Tokyo', '09:15');
    expect((await due()).map(({ key }) => key)).toEqual(['', group]);
    const member = await at.world.user();
    await at.world.member(group, member);
    await expect(at.reports(member).planDailyReports({ groupId: group })).rejects.toMatchObject({
      refusal: { code: 'forbidden' },
    });
    await passTo('2030-06-01T00:00:01Z');
    expect(await due()).toEqual([{ key: '', due_at: new Date('2030-06-01T00:15:00Z') }]);
  });

  it('is mailed later where notify could not be reached at the reminder time', async () => {
    const { account, owner, group, good } = await newGroup('Asia/Tokyo');
    await passTo('2031-01-04T12:00:00+09:00');
    await at.world.book(account, good, '2031-01-04');
    at.notifyIsAway = true;
    await passTo('2031-01-05T09:00:00+09:00');
    expect(mailed(group)).toEqual([]);
    at.notifyIsAway = false;
    await at.world.service.db.read(`update due_job set retry_at = '-infinity'`);
    await passTo('2031-01-05T10:00:00+09:00');
    expect(mailed(group)).toEqual([[owner, 'usage_report_daily', '2031-01-04', '2031-01-04']]);
  });
});

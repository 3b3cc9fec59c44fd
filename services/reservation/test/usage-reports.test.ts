import { SETS, textOf, type usageReports } from '@kashikari/contracts';
import { USAGE_REPORTS_A_DAY } from '@kashikari/kernel';
import { ReportWriter } from '../src/app/ports/report-writer';
import { ReportWorld } from './report-world';
import { codeOf, DAY, refusalOf, START, type World } from './world';

const MINUTE = 60_000;

let at: ReportWorld;
let second: World;
let [account, manager, owner, member, stranger] = ['', '', '', '', ''];
let group: string;

beforeAll(async () => {
  at = await ReportWorld.start();
  second = await at.world.second(at.peers);
});
afterAll(async () => {
  await second.stop();
  await at.world.stop();
});

beforeEach(async () => {
  const { world } = at;
  world.at(START);
  [account, manager, owner] = [await world.user({ name: 'School' }), await world.user(), await world.user()];
  [member, stranger] = [await world.user({ name: 'Hana' }), await world.user()];
  group = await world.group(account);
  await world.manager(account, manager);
  await world.member(group, owner, { groupOwner: true });
  await world.member(group, member);
  const good = await world.good(account, { groupIds: [group], terms: { quantity: 3 } });
  world.at('2027-01-01T12:00:00+09:00');
  await world.book(member, good, '2027-01-02', '2027-01-03', { quantity: 2 });
  world.at(START);
});

const stateOf = (report: usageReports.UsageReport | undefined) =>
  textOf(SETS.usageReportState, report!.state);

async function stateAfterwards(id: string) {
  return stateOf((await at.reports(account).getUsageReport({ id })).report);
}

describe('a usage report', () => {
  it('is ordered, made, mailed with a link and read', async () => {
    const { report, repeated } = await at.order(owner, group, { format: 'csv' });
    expect(report).toMatchObject({
      groupId: group,
      from: '2027-01-01',
      to: '2027-01-04',
      requestedBy: owner,
    });
    expect([repeated, stateOf(report), report!.expiresAt]).toEqual([
      false,
      'making',
      new Date(Date.parse(START) + 7 * DAY),
    ]);
    await at.world.service.drain();
    const made = (await at.reports(manager).getUsageReport({ id: report!.id })).report;
    expect([stateOf(made), made!.progress, made!.rows]).toEqual(['ready', 1, 3]);
    const { data, name, pieces } = await at.file(owner, report!.id);
    expect([name, pieces]).toEqual(['usage-2027-01-01-2027-01-04.csv', 1]);
    const lines = data
      .toString()
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',').slice(0, 5));
    expect(lines.slice(1)).toEqual([
      ...['2027-01-02', '2027-01-03', '2027-01-04'].map((day) => [day, 'Camera', '', '2', 'Hana']),
    ]);
    const path = `/-/photo-club/usage_reports?report=${report!.id}`;
    const params = {
      group: 'Photo club',
      group_id: group,
      first_day: '2027-01-01',
      last_day: '2027-01-04',
      path,
    };
    expect(at.mailsOf(group)).toEqual([{ userId: owner, template: 'usage_report', params }]);
  });

  it('is for the account, its managers and group owners; forbidden to members and cards, and not found by others', async () => {
    const { report } = await at.order(account, group);
    await at.world.service.drain();
    const id = report!.id;
    const page = undefined;
    const range = { groupId: group, from: '2027-01-01', to: '2027-01-04' };
    const card = { kind: 'card', userId: member, groupId: group, canWrite: true } as const;
    const codes = async (actor: Parameters<ReportWorld['order']>[0]) => [
      await codeOf(at.order(actor, group)),
      await codeOf(at.reports(actor).listUsageReports({ groupId: group, page })),
      await codeOf(at.reports(actor).countUsageRows(range)),
      await codeOf(at.reports(actor).getUsageReport({ id })),
      await codeOf(at.reports(actor).readUsageReport({ id, piece: 0 })),
    ];
    for (const who of [account, manager, owner]) expect(await codes(who)).toEqual(Array(5).fill('ok'));
    for (const who of [member, card])
      expect(await codes(who)).toEqual([...Array(3).fill('forbidden'), ...Array(2).fill('not_found')]);
    expect(await codes(stranger)).toEqual(Array(5).fill('not_found'));
    expect(await codes({ kind: 'visitor' })).toEqual(Array(5).fill('unauthenticated'));
  });

  it('is no longer read by a person who stopped running the group', async () => {
    const { report } = await at.order(owner, group);
    await at.world.service.drain();
    const membership = await at.world.member(group, stranger, { groupOwner: true });
    expect(await codeOf(at.file(stranger, report!.id))).toBe('ok');
    await at.world.member(group, stranger, { id: membership, groupOwner: false });
    expect(await codeOf(at.file(stranger, report!.id))).toBe('not_found');
  });

  it('is not mailed to a person who stopped running the group before it was ready', async () => {
    const former = await at.world.user();
    const membership = await at.world.member(group, former, { groupOwner: true });
    const { report } = await at.order(former, group);
    await at.world.member(group, former, { id: membership, groupOwner: false });
    expect([await stateAfterwards(report!.id), at.mailsOf(group)]).toEqual(['making', []]);
    await at.world.service.drain();
    expect([await stateAfterwards(report!.id), at.mailsOf(group)]).toEqual(['ready', []]);
  });

  it('covers up to 366 days until today', async () => {
    const refused = async (from: string, to: string) => {
      const { code, field, params } = (await refusalOf(at.order(owner, group, { from, to }))) ?? {};
      return [code, field, params];
    };
    expect(await refused('2026-01-04', '2027-01-04')).toEqual([undefined, undefined, undefined]);
    const last = { from: '2026-01-04', to: '2027-01-04' };
    expect(await refused('2026-01-03', '2027-01-04')).toEqual(['validation.range', 'from', last]);
    expect(await refused('2017-01-04', '2027-01-04')).toEqual(['validation.range', 'from', last]);
    expect(await refused('2027-01-04', '2027-01-05')).toEqual(['validation.range', 'to', last]);
    expect(await refused('2027-01-04', '2027-01-03')).toMatchObject(['validation.range', 'from', {}]);
  });

  it('is the first one when it is ordered again within 5 minutes, with one mail', async () => {
    const { report } = await at.order(owner, group);
    await at.world.service.drain();
    for (let press = 0; press < 4; press++) {
      at.world.clock.set(at.world.clock.now() + MINUTE);
      const again = await at.order(owner, group);
      expect([again.report!.id, again.repeated]).toEqual([report!.id, true]);
      await at.world.service.drain();
    }
    expect(at.mailsOf(group)).toHaveLength(1);
    const other = await at.order(owner, group, { format: 'csv' });
    at.world.clock.set(at.world.clock.now() + 2 * MINUTE);
    const later = await at.order(owner, group);
    expect([other.repeated, later.repeated]).toEqual([false, false]);
  });

  it('is one report with one mail to each person under five presses of two people at two processes', async () => {
    const presses = await Promise.all(
      [0, 1, 2, 3, 4].flatMap((press) => [
        at.order(owner, group, {}, press % 2 ? at.world : second),
        at.order(manager, group, {}, press % 2 ? second : at.world),
      ]),
    );
    expect(new Set(presses.map(({ report }) => report!.id)).size).toBe(1);
    expect(presses.filter(({ repeated }) => !repeated)).toHaveLength(1);
    await at.world.service.drain();
    await second.service.drain();
    await at.world.service.drain();
    expect(
      at
        .mailsOf(group)
        .map(({ userId }) => userId)
        .sort(),
    ).toEqual([owner, manager].sort());
    const { reports } = await at.reports(account).listUsageReports({ groupId: group, page: undefined });
    expect(reports).toHaveLength(1);
  });

  it('gives a person who orders the same report after it was ready a mail, and the first one no second mail', async () => {
    await at.order(owner, group);
    await at.world.service.drain();
    const { repeated } = await at.order(manager, group);
    await at.world.service.drain();
    expect(repeated).toBe(true);
    expect(at.mailsOf(group).map(({ userId }) => userId)).toEqual([owner, manager]);
  });

  it('is refused after 20 orders of a group in 24 hours, also at once', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, 5 + n)).toISOString().slice(0, 10);
    const codes = await Promise.all(
      Array.from({ length: USAGE_REPORTS_A_DAY + 4 }, (_, n) =>
        codeOf(at.order(owner, group, { from: day(n), to: day(n) }, n % 2 ? at.world : second)),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(USAGE_REPORTS_A_DAY);
    expect(new Set(codes)).toEqual(new Set(['ok', 'usage_report.too_many']));
    at.world.clock.set(at.world.clock.now() + DAY + 1);
    expect(await codeOf(at.order(owner, group))).toBe('ok');
  });

  it('is mailed once notify can be reached again', async () => {
    at.notifyIsAway = true;
    const { report } = await at.order(owner, group);
    await at.world.service.drain();
    expect([await stateAfterwards(report!.id), at.mailsOf(group)]).toEqual(['ready', []]);
    at.notifyIsAway = false;
    await at.world.service.db.read(`update due_job set retry_at = '-infinity'`);
    await at.world.service.drain();
    expect(at.mailsOf(group)).toHaveLength(1);
  });

  it('fails after three attempts, and the next order is a new report', async () => {
    const writer = at.world.service.get(ReportWriter);
    const other = second.service.get(ReportWriter);
    const broken = () => {
      throw new Error('The disk is full');
    };
    const mocks = [writer, other].map((one) => jest.spyOn(one, 'write').mockImplementation(broken));
    const { report } = await at.order(owner, group);
    for (let attempt = 0; attempt < 5; attempt++) {
      await at.world.service.db.read(`update due_job set retry_at = '-infinity'`);
      await at.world.service.drain();
    }
    for (const mock of mocks) mock.mockRestore();
    expect([await stateAfterwards(report!.id), at.mailsOf(group)]).toEqual(['failed', []]);
    const again = await at.order(owner, group);
    expect(again.repeated).toBe(false);
    await at.world.service.drain();
    expect(await stateAfterwards(again.report!.id)).toBe('ready');
  });

  it('loses its file after 7 days, and is listed for 30 days more', async () => {
    const { report } = await at.order(owner, group);
    await at.world.service.drain();
    const pieces = async () =>
      (await at.world.service.db.read('select 1 from usage_report_piece where report_id = $1', [report!.id]))
        .length;
    const listed = async () =>
      (await at.reports(owner).listUsageReports({ groupId: group, page: undefined })).reports.map(stateOf);
    at.world.clock.set(Date.parse(START) + 7 * DAY - 1);
    await at.world.service.drain();
    expect([await pieces(), await listed()]).toEqual([1, ['ready']]);
    at.world.clock.set(Date.parse(START) + 7 * DAY);
    await at.world.service.drain();
    expect([await pieces(), await listed()]).toEqual([0, ['expired']]);
    expect(await codeOf(at.file(owner, report!.id))).toBe('not_found');
    at.world.clock.set(Date.parse(START) + 37 * DAY);
    await at.world.service.drain();
    expect(await listed()).toEqual([]);
  });

  it('is deleted with its group', async () => {
    await at.order(owner, group);
    await at.world.service.drain();
    await at.world.group(account, { id: group, deleted: true });
    const left = await at.world.service.db.read('select 1 from usage_report where group_id = $1', [group]);
    expect(left).toEqual([]);
  });
});

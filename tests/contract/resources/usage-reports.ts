import { eventually } from '@kashikari/platform/testing';
import { mailWith } from '../../product/consent';
import { signUp, type World } from '../base';
import { resource } from '../resource';

/** Days until today: no report has days to come. */
const days = ({ day }: Pick<World, 'day'>) => ({ from: day(-9), to: day(0) });

/** Orders a report and waits for its file. */
async function ready({ lender, group }: World, body: object): Promise<string> {
  const { status, body: ordered } = await lender.api.post(`/groups/${group.id}/usage_reports`, body);
  expect(status).toBe(202);
  const { id } = ordered.usage_report;
  await eventually(async () => {
    const { body: answer } = await lender.api.get(`/usage_reports/${id}`);
    expect(answer.usage_report).toMatchObject({ state: 'ready', progress: 1 });
  });
  return id;
}

/** A usage report of the world's group whose file is ready. */
export const usageReports = resource({
  make: async (world) => ({ reportId: await ready(world, { ...days(world), format: 'xlsx' }) }),
  examples: {
    createUsageReport: (world) => ({
      params: { id: world.group.id },
      body: { ...days(world), format: 'csv', locale: 'en' },
    }),
    listUsageReports: ({ group }) => ({ params: { id: group.id } }),
    countUsageRows: (world) => ({ params: { id: world.group.id }, query: days(world) }),
    getUsageReport: ({ reportId }) => ({ params: { id: reportId } }),
    getUsageReportFile: ({ reportId }) => ({ params: { id: reportId } }),
  },
  run: {
    'orders a usage report, which is mailed as a link and downloaded by those who run the group': async (
      world,
    ) => {
      const { url, lender, member, visitor, group, day } = world;
      const stranger = await signUp(visitor, 'without-reports');
      const path = `/groups/${group.slug}/usage_reports`;
      const asked = { ...days(world), format: 'csv', locale: 'ja' };
      const id = await ready(world, asked);
      const again = await lender.api.post(path, asked);
      expect([again.status, again.body.usage_report.id, again.body.usage_report.repeated]).toEqual([
        202,
        id,
        true,
      ]);
      const { match } = await mailWith(url, lender.email, new RegExp(`usage_reports[?]report=(${id})`));
      expect(match).toBe(id);
      const { usage_report: report } = (await lender.api.get(`/usage_reports/${id}`)).body;
      const file = await lender.api.get(report.url.replace('/v1', ''));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(String(file.body)).toContain('日,備品,管理番号,');
      const counted = (await lender.api.get(`${path}/rows`, days(world))).body;
      expect(counted).toEqual({ rows: report.rows, max_rows: 100_000 });
      expect((await lender.api.get(path)).body.meta.total).toBeGreaterThan(1);
      for (const [who, status] of [
        [member, 403],
        [stranger, 404],
      ] as const)
        expect((await who.api.post(path, asked)).status).toBe(status);
      for (const who of [member, stranger])
        expect((await who.api.get(`/usage_reports/${id}/file`)).status).toBe(404);
      const long = await lender.api.post(path, { ...asked, from: day(-3_650) });
      expect([long.status, long.body.code]).toEqual([400, 'validation.range']);
    },
    'turns on daily usage reports, which members can’t': async ({ lender, member, group }) => {
      const path = `/groups/${group.id}/notification_setting`;
      const on = await lender.api.patch(path, { email_usage_report: true });
      expect([on.status, on.body.notification_setting.email_usage_report]).toEqual([200, true]);
      const refused = await member.api.patch(path, { email_usage_report: true });
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
      expect((await member.api.get(path)).body.notification_setting.email_usage_report).toBe(false);
      await lender.api.patch(path, { email_usage_report: false });
    },
  },
});

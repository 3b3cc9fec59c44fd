import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GROUP_ID, idOf, lender } from '../../../../test/screens/fixtures';
import { NO_GROUP_CHOICE, groupAt, ownGroup } from '../../../../test/screens/groups';
import { open, screens } from '../../../../test/screens/open-screen';
import { calls, http, refusal, writes } from '../../../../test/screens/server';
import { REPORT_ID, usageReport, usageReports, usageRows } from '../../../../test/screens/usage-reports';

screens();

const path = '/-/himawari/usage_reports';
const as = lender();
const own = groupAt(ownGroup());
const asked = (what: string) => calls.map(({ path: to }) => to).filter((to) => to.includes(what));
const ordered = (fields: Parameters<typeof usageReport>[0] = {}) =>
  http.post('/groups/{id}/usage_reports', ({ response }) =>
    response(202).json({ usage_report: usageReport({ state: 'making', progress: 0, ...fields }) }),
  );
const rowOf = async (days: string) =>
  (await screen.findByRole('rowheader', { name: days })).closest('tr') as HTMLElement;

test('a report of this month is ordered with one press, after its rows are counted', async () => {
  const { person } = await open(path, { as, answers: [own, usageRows(), ordered()] });
  expect(await screen.findByText('About 1,240 rows.')).toBeInTheDocument();
  expect(asked('usage_reports/rows')).toEqual([
    `/groups/${GROUP_ID}/usage_reports/rows?from=2031-05-01&to=2031-05-14`,
  ]);
  await person.dblClick(screen.getByRole('button', { name: 'Make the report' }));
  expect(await screen.findByText('The report is being made.')).toBeInTheDocument();
  expect(writes().map(({ method, path: to, body }) => [method, to, body])).toEqual([
    [
      'POST',
      `/groups/${GROUP_ID}/usage_reports`,
      { from: '2031-05-01', to: '2031-05-14', format: 'xlsx', locale: 'en' },
    ],
  ]);
});

test('days, format and language are chosen', async () => {
  const { person } = await open(path, { as, answers: [own, usageRows(), ordered()] });
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2031-04-01' } });
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2031-04-30' } });
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  await person.selectOptions(screen.getByLabelText('Language'), '日本語');
  await waitFor(() => expect(asked('rows?from=2031-04-01&to=2031-04-30').length).toBe(1));
  await person.click(screen.getByRole('button', { name: 'Make the report' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ from: '2031-04-01', to: '2031-04-30', format: 'csv', locale: 'ja' });
});

test('more rows than a report may have are no order, and the text says which days to move', async () => {
  await open(path, { as, answers: [own, usageRows(120_000)] });
  expect(
    await screen.findByText(
      'These days have 120,000 rows, and a report has up to 100,000. Choose a later first day or an earlier last day.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make the report' })).toBeDisabled();
});

test('days that the server refuses are explained at their field', async () => {
  const errors = { from: [{ code: 'validation.range', message: 'Choose up to 366 days.' }] };
  const tooMany = http.get('/groups/{id}/usage_reports/rows', ({ response }) =>
    response.untyped(refusal('validation', 400, { errors })),
  );
  await open(path, { as, answers: [own, tooMany] });
  await waitFor(() => expect(screen.getByLabelText('From')).toBeInvalid());
});

test('the same report as before is said to be the same, and the limit of a day is explained', async () => {
  let isFirst = true;
  const answers = http.post('/groups/{id}/usage_reports', ({ response }) => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst
      ? response(202).json({ usage_report: usageReport({ repeated: true }) })
      : response.untyped(refusal('usage_report.too_many', 409, { params: { max: 20 } }));
  });
  const { person } = await open(path, { as, answers: [own, usageRows(), answers] });
  await person.click(await screen.findByRole('button', { name: 'Make the report' }));
  expect(await screen.findByText('This is the same report as before.')).toBeInTheDocument();
  expect(screen.getByText(/^The one ordered at 0?9:31 is used\./)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Make the report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused: usage_report.too_many');
  expect(screen.queryByText('This is the same report as before.')).toBeNull();
});

test('a report that is being made is read again until it is ready', async () => {
  let reads = 0;
  const making = usageReport({ state: 'making', progress: 0.2 });
  const answers = [
    ...usageReports([making]).slice(0, 1),
    http.get('/usage_reports/{id}', ({ response }) => {
      reads += 1;
      return response(200).json({ usage_report: reads > 1 ? usageReport() : { ...making, progress: 0.6 } });
    }),
  ];
  await open(path, { as, answers: [own, usageRows(), ...answers] });
  const row = await rowOf('2031/4/1 – 2031/4/30');
  expect(await within(row).findByText('Being made, 60%')).toBeInTheDocument();
  expect(within(row).getByRole('progressbar')).toHaveAttribute('value', '0.6');
  expect(within(row).getByRole('button')).toBeDisabled();
  expect(await within(row).findByText('Available until 21 May')).toBeInTheDocument();
  expect(screen.getByText('The report is ready.')).toBeInTheDocument();
  expect(within(row).getByRole('button')).toBeEnabled();
});

test('a ready report is downloaded under the name of its days', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  URL.createObjectURL = () => 'blob:report';
  const file = http.get('/usage_reports/{id}/file', ({ response }) =>
    response.untyped(new Response('file', { headers: { 'content-type': 'application/octet-stream' } })),
  );
  const { person } = await open(path, {
    as,
    answers: [own, usageRows(), ...usageReports([usageReport()]), file],
  });
  await person.click(await screen.findByRole('button', { name: 'Download the report 2031/4/1 – 2031/4/30' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect((saved.mock.contexts[0] as HTMLAnchorElement).download).toBe('usage-2031-04-01-2031-04-30.xlsx');
  expect(asked(`/usage_reports/${REPORT_ID}/file`)).toHaveLength(1);
  saved.mockRestore();
});

test('expired and failed reports are made again as they were, and the daily one has no person', async () => {
  const expired = usageReport({ state: 'expired', format: 'csv', requested_by: null, requested_by_name: '' });
  const failed = usageReport({ id: idOf(92), state: 'failed', to: '2031-04-01' });
  const { person } = await open(path, {
    as,
    answers: [own, usageRows(), ordered(), ...usageReports([expired, failed])],
  });
  const row = await rowOf('2031/4/1 – 2031/4/30');
  expect(within(row).getByText('Automatic (daily)')).toBeInTheDocument();
  expect(within(row).getByText('Expired')).toBeInTheDocument();
  expect(within(await rowOf('2031/4/1')).getByText('It could not be made')).toBeInTheDocument();
  await person.click(within(row).getByRole('button'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({ from: '2031-04-01', to: '2031-04-30', format: 'csv', locale: 'ja' });
});

test('the report of a mail’s link is highlighted and in view, and one that is gone is said to be', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  const answers = [own, usageRows(), ...usageReports([usageReport()])];
  await open(`${path}?report=${REPORT_ID}`, { as, answers });
  const row = await rowOf('2031/4/1 – 2031/4/30');
  expect(row).toHaveAttribute('aria-current', 'true');
  expect(shown.mock.contexts).toContain(row);
  expect(screen.queryByText(/no longer exists/)).toBeNull();
  shown.mockRestore();
});

test('a report that is gone says so', async () => {
  await open(`${path}?report=${idOf(99)}`, { as, answers: [own, usageRows(), ...usageReports([])] });
  expect(await screen.findByText(/^The report of the link no longer exists/)).toBeInTheDocument();
  expect(screen.getByText('No reports yet')).toBeInTheDocument();
});

test('the daily report is switched on for oneself, at the hour of the account’s mails', async () => {
  let on = false;
  const choices = [
    http.get('/groups/{id}/notification_setting', ({ response }) =>
      response(200).json({ notification_setting: { ...NO_GROUP_CHOICE, email_usage_report: on } }),
    ),
    http.patch('/groups/{id}/notification_setting', ({ response }) => {
      on = true;
      return response(200).json({ notification_setting: { ...NO_GROUP_CHOICE, email_usage_report: on } });
    }),
  ];
  const { person } = await open(path, { as, answers: [own, usageRows(), ...choices] });
  const daily = await screen.findByRole('switch', { name: 'Send the day before, every day' });
  expect(daily).not.toBeChecked();
  expect(daily).toHaveAccessibleDescription(/^To you alone, at 0?9:00\. It is off for others/);
  await person.click(daily);
  expect(await screen.findByText('You get the report of each day.')).toBeInTheDocument();
  expect(writes().map(({ body }) => body)).toEqual([{ email_usage_report: true }]);
  expect(daily).toBeChecked();
});

test('people who don’t run the group read who does, and no report is asked for', async () => {
  await open(path);
  expect(await screen.findByText('You can’t see usage reports')).toBeInTheDocument();
  expect(asked('usage_reports')).toEqual([]);
});

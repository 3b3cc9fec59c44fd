import {
  Button,
  Empty,
  Note,
  QueryView,
  Skeleton,
  useSearchParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type NewUsageReport, useUsageReports } from '../api/usage-reports';
import { ReportRow } from './report-row';

interface Props {
  readonly groupId: string;
  /** The reader's zone, in which the end of a link is shown. */
  readonly zone: string;
  /** True while a report is being ordered. */
  readonly busy: boolean;
  readonly onAgain: (report: NewUsageReport) => void;
}

/** The reports of a group, the newest first; the one in the address (`report`) is highlighted. */
export function ReportList({ groupId, zone, busy, onAgain }: Props) {
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const asked = params.get('report');
  const reports = useUsageReports(groupId);
  return (
    <section className="sec" aria-labelledby="reports">
      <h2 id="reports">{t('reports.list')}</h2>
      <QueryView query={reports} loading={<Skeleton shape="rows" count={3} />}>
        {(found) => (
          <>
            {asked && !reports.hasNextPage && !found.some(({ id }) => id === asked) && (
              <Note tone="warning">{t('reports.gone')}</Note>
            )}
            {found.length === 0 ? (
              <Empty title={t('reports.empty')}>{t('reports.emptyHint')}</Empty>
            ) : (
              <table className="card rptable">
                <caption className="vh">{t('reports.list')}</caption>
                <thead>
                  <tr>
                    {(['days', 'format', 'by', 'state'] as const).map((name) => (
                      <th key={name} scope="col">
                        {t(`reports.heads.${name}`)}
                      </th>
                    ))}
                    <td />
                  </tr>
                </thead>
                <tbody>
                  {found.map((report) => (
                    <ReportRow
                      key={report.id}
                      listed={report}
                      zone={zone}
                      isAsked={report.id === asked}
                      busy={busy}
                      onAgain={onAgain}
                    />
                  ))}
                </tbody>
              </table>
            )}
            {reports.hasNextPage && (
              <Button full busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
                {t('reports.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

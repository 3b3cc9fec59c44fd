import {
  Button,
  Icon,
  IconCheck,
  IconClock,
  Progress,
  StateChip,
  dayIn,
  formatNumber,
  formatShortDay,
  useFlash,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import { useEffect, useRef } from 'react';
import { useSaveReport } from '../api/save-report';
import { type NewUsageReport, type UsageReport, useUsageReport } from '../api/usage-reports';

interface Props {
  readonly listed: UsageReport;
  readonly zone: string;
  /** True for the report in the address, from a mail. */
  readonly isAsked: boolean;
  readonly busy: boolean;
  readonly onAgain: (report: NewUsageReport) => void;
}

/** A report with its state and what can be done with it: download it, or make it again. */
export function ReportRow({ listed, zone, isAsked, busy, onAgain }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { say, sayError } = useFlash();
  const report = useUsageReport(listed);
  const save = useSaveReport();
  const row = useRef<HTMLTableRowElement>(null);
  const { from, to, format, state } = report;
  const isReady = state === 'ready';
  const wasReady = useRef(isReady);
  useEffect(() => {
    if (isAsked) row.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  useEffect(() => {
    if (isReady && !wasReady.current) say(t('reports.nowReady'));
    wasReady.current = isReady;
  }, [isReady, say, t]);
  const day = (value: string) =>
    `${value.slice(0, 4)}/${Number(value.slice(5, 7))}/${Number(value.slice(8))}`;
  const days = from === to ? day(from) : `${day(from)} – ${day(to)}`;
  const download = () =>
    save.mutate({ ...report, name: t('reports.file', { from, to }) }, { onError: sayError });
  return (
    <tr ref={row} className={isAsked ? 'on' : undefined} aria-current={isAsked || undefined}>
      <th scope="row">{days}</th>
      <td>{t(`reports.formats.${format}`)}</td>
      <td>{report.requested_by === null ? t('reports.daily.by') : report.requested_by_name}</td>
      <td className="rpstate">
        <State report={report} until={formatShortDay(dayIn(zone, report.expires_at), locale)} />
      </td>
      <td className="rpact">
        {state === 'failed' || state === 'expired' ? (
          <Button
            small
            busy={busy}
            aria-label={t('reports.againOf', { days })}
            onClick={() => onAgain({ from, to, format, locale: report.locale })}
          >
            {t('reports.again')}
          </Button>
        ) : (
          <Button
            small
            busy={save.isPending}
            disabled={!isReady}
            aria-label={t('reports.downloadOf', { days })}
            onClick={download}
          >
            {t('reports.download')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function State({
  report: { state, progress },
  until,
}: {
  readonly report: UsageReport;
  readonly until: string;
}) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  if (state === 'ready')
    return (
      <span className="st free">
        <Icon of={IconCheck} size="s" />
        <span>{t('reports.ready', { day: until })}</span>
      </span>
    );
  if (state === 'failed') return <StateChip state="overdue">{t('reports.failed')}</StateChip>;
  if (state === 'expired') return <StateChip state="closed">{t('reports.expired')}</StateChip>;
  return (
    <>
      <span className="st part">
        <Icon of={IconClock} size="s" />
        <span>{t('reports.making', { percent: formatNumber(Math.round(progress * 100), locale) })}</span>
      </span>
      <Progress label={t('reports.progress')} value={progress} />
    </>
  );
}

import {
  Icon,
  IconReload,
  PageHeader,
  browserZone,
  formatNumber,
  formatTime,
  useFlash,
  useLocale,
  useTranslation,
  useUser,
  type Group,
} from '@kashikari/web-kit';
import { USAGE_REPORT_KEPT_DAYS, USAGE_REPORT_ROWS } from '@kashikari/kernel';
import { useOrderReport } from '../api/order-report';
import type { NewUsageReport } from '../api/usage-reports';
import { DailyMail } from './daily-mail';
import { OrderForm } from './order-form';
import { ReportList } from './report-list';
import './reports.css';

interface Props {
  readonly group: Pick<Group, 'id' | 'slug' | 'name' | 'owner_id'>;
}

/** The form that orders a report, the reports of the group, and the switch of the daily one. */
export function Reports({ group }: Props) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const { say } = useFlash();
  const zone = useUser()?.time_zone ?? browserZone();
  const order = useOrderReport(group.id);
  const repeated = order.data?.repeated ? order.data : undefined;
  const send = (wanted: NewUsageReport) =>
    order.mutate(wanted, {
      onSuccess: (made) => !made.repeated && say(t('reports.ordered')),
      onError: () => {},
    });
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        back={{ to: `/-/${group.slug}/numbers/daily`, label: t('numbers.daily.title') }}
      >
        <p className="meta">{t('reports.sub', { name: group.name })}</p>
      </PageHeader>
      <OrderForm groupId={group.id} error={order.error} busy={order.isPending} onOrder={send} />
      <div role="status">
        {repeated && (
          <div className="note rpsame">
            <Icon of={IconReload} />
            <span>
              <b>{t('reports.same')}</b>{' '}
              {t('reports.sameHint', { time: formatTime(repeated.created_at, zone, locale) })}
            </span>
          </div>
        )}
      </div>
      <ReportList groupId={group.id} zone={zone} busy={order.isPending} onAgain={send} />
      <DailyMail group={group} />
      <p className="hint rprules">
        {t('reports.rules', {
          keptDays: USAGE_REPORT_KEPT_DAYS,
          maxRows: formatNumber(USAGE_REPORT_ROWS, locale),
        })}
      </p>
    </>
  );
}

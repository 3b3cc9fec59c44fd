import {
  ButtonLink,
  Empty,
  NotFound,
  QueryView,
  Skeleton,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { Reports } from './components/reports';

/** `-/{slug}/usage_reports`: the usage reports of a group, for those who run it. */
export function UsageReportsScreen() {
  const { t } = useTranslation('bookings');
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {(found) =>
        found.permissions.includes('edit') ? (
          <Reports key={found.id} group={found} />
        ) : (
          <Empty
            title={t('reports.refused')}
            actions={<ButtonLink to={`/-/${found.slug}`}>{found.name}</ButtonLink>}
          >
            {t('reports.whoSees')}
          </Empty>
        )
      }
    </QueryView>
  );
}

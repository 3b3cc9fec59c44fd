import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { Settings } from './components/settings';

/** `-/{slug}/edit`: for those who manage the group. */
export function SettingsScreen() {
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
          <Settings key={found.updated_at} group={found} />
        ) : (
          <NotFound entity="group" id={id} />
        )
      }
    </QueryView>
  );
}

import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { Members } from './components/members';

/** `-/{slug}/members/edit`: who belongs to the group. */
export function MembersScreen() {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="rows" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {(found) =>
        found.permissions.includes('see_goods') ? (
          <Members group={found} />
        ) : (
          <NotFound entity="group" id={id} />
        )
      }
    </QueryView>
  );
}

import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { AddMember } from './components/add-member';

/** `-/{slug}/members/new`: how people come in. */
export function AddMemberScreen() {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {(found) =>
        found.permissions.includes('manage_members') ? (
          <AddMember group={found} />
        ) : (
          <NotFound entity="group" id={id} />
        )
      }
    </QueryView>
  );
}

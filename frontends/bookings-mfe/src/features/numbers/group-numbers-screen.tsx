import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { Numbers } from './components/numbers';

/** `-/{slug}/numbers`: the figures of a group's goods, for those who run it. */
export function GroupNumbersScreen() {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {({ id: groupId, slug, name }) => (
        <Numbers
          key={groupId}
          scope={{ group_id: groupId }}
          name={name}
          back={{ to: `/-/${slug}`, label: name }}
          addTo={`/goods/new?group=${groupId}`}
        />
      )}
    </QueryView>
  );
}

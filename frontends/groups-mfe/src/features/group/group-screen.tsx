import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useGroup } from '../../api/get-group';
import { AtSlug } from '../../at-slug';
import { GroupInside } from './components/group-inside';
import { GroupOutside } from './components/group-outside';

/** `-/{slug}`: the shelf to those who belong to the group, the way in to others. */
export function GroupScreen() {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="cards" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {(found) => (
        <AtSlug slug={found.slug}>
          {found.permissions.includes('see_goods') ? (
            <GroupInside group={found} />
          ) : (
            <GroupOutside group={found} />
          )}
        </AtSlug>
      )}
    </QueryView>
  );
}

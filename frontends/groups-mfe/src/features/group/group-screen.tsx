import { Skeleton } from '@kashikari/web-kit';
import { FoundGroup } from '../../found-group';
import { GroupInside } from './components/group-inside';
import { GroupOutside } from './components/group-outside';

/** `-/{slug}`: the goods for members of the group, and the form to join for others. */
export function GroupScreen() {
  return (
    <FoundGroup loading={<Skeleton shape="cards" />}>
      {(found) =>
        found.permissions.includes('see_goods') ? (
          <GroupInside group={found} />
        ) : (
          <GroupOutside group={found} />
        )
      }
    </FoundGroup>
  );
}

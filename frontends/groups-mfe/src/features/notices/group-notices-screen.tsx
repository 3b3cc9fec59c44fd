import { NotFound, Skeleton, cardGroup, useParams, useUser } from '@kashikari/web-kit';
import { FoundGroup } from '../../found-group';
import { GroupNotices } from './components/group-notices';

/** `-/{slug}/notification_setting`: the user's notices of one group, for its members and those who act for its owner. */
export function GroupNoticesScreen() {
  const user = useUser();
  const { id = '' } = useParams();
  return (
    <FoundGroup loading={<Skeleton shape="rows" />}>
      {(group) =>
        user && group.role !== null && cardGroup() === undefined ? (
          <GroupNotices group={group} user={user} />
        ) : (
          <NotFound entity="group" id={id} />
        )
      }
    </FoundGroup>
  );
}

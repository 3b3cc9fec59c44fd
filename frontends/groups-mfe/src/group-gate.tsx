import { Allowed, NotFound, Skeleton, useParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { FoundGroup } from './found-group';
import type { GroupView } from './group-view';

interface Props {
  /** The permission in the group that this screen requires; other users see "not found". */
  readonly act: string;
  readonly children: (group: GroupView) => ReactNode;
}

/** A screen of the group in the path, for those who may do something in it. */
export function GroupGate({ act, children }: Props) {
  const { id = '' } = useParams();
  return (
    <FoundGroup loading={<Skeleton shape="rows" />}>
      {(found) => (
        <Allowed to={act} on={found} otherwise={<NotFound entity="group" id={id} />}>
          {children(found)}
        </Allowed>
      )}
    </FoundGroup>
  );
}

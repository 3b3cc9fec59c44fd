import { Allowed, NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { useGroup } from './api/get-group';
import { AtSlug } from './at-slug';
import type { GroupView } from './group-view';

interface Props {
  /** What one must be allowed to do in the group to see this screen; to others it is not there. */
  readonly act: string;
  readonly children: (group: GroupView) => ReactNode;
}

/** A screen of the group in the path, for those who may do something in it. */
export function GroupGate({ act, children }: Props) {
  const { id = '' } = useParams();
  const group = useGroup(id);
  const notFound = <NotFound entity="group" id={id} />;
  return (
    <QueryView query={group} loading={<Skeleton shape="rows" />} notFound={notFound}>
      {(found) => (
        <AtSlug slug={found.slug}>
          <Allowed to={act} on={found} otherwise={notFound}>
            {children(found)}
          </Allowed>
        </AtSlug>
      )}
    </QueryView>
  );
}

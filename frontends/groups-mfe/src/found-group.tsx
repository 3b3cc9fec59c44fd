import { NotFound, QueryView, useParams } from '@kashikari/web-kit';
import type { ReactNode } from 'react';
import { useGroup } from './api/get-group';
import { AtSlug } from './at-slug';
import { ClosedGroup, isClosed } from './closed-group';
import type { GroupView } from './group-view';

interface Props {
  /** A Skeleton of the final geometry. */
  readonly loading: ReactNode;
  readonly children: (group: GroupView) => ReactNode;
}

/** The group in the path, or why it is not shown. */
export function FoundGroup({ loading, children }: Props) {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={loading}
      notFound={<NotFound entity="group" id={id} />}
      refused={(error) => isClosed(error) && <ClosedGroup error={error} />}
    >
      {(found) => <AtSlug slug={found.slug}>{children(found)}</AtSlug>}
    </QueryView>
  );
}

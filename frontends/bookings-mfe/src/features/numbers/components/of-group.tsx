import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { Fragment, type ReactNode } from 'react';
import { useGroup } from '../../../api/get-group';
import type { FiguresOf } from '../figures-of';

/** A page of figures about the group in the address. */
export function OfGroup({ children }: { children(of: FiguresOf): ReactNode }) {
  const { id = '' } = useParams();
  const group = useGroup(id);
  return (
    <QueryView
      query={group}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="group" id={id} />}
    >
      {({ id: groupId, slug, name }) => (
        <Fragment key={groupId}>
          {children({
            scope: { group_id: groupId },
            name,
            back: { to: `/-/${slug}`, label: name },
            base: `/-/${slug}/numbers`,
            addTo: `/goods/new?group=${groupId}`,
            reports: `/-/${slug}/usage_reports`,
          })}
        </Fragment>
      )}
    </QueryView>
  );
}

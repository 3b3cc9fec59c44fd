import { ButtonLink, Skeleton, answer, api, useQueries, useTranslation } from '@kashikari/web-kit';
import type { ReactNode } from 'react';

/** Maximum number of groups that are named. */
const MAX_GROUPS = 3;

interface Props {
  readonly groupIds: readonly string[];
  /** Replaces the links if the caller can see none of the groups. */
  readonly otherwise?: ReactNode;
}

/** Links to the groups of a good. A group that the caller can't see is left out. */
export function GroupLinks({ groupIds, otherwise = null }: Props) {
  const { t } = useTranslation('goods');
  const found = useQueries({
    queries: groupIds.slice(0, MAX_GROUPS).map((id) => ({
      queryKey: ['groups', id],
      queryFn: async () => (await answer(api.GET('/groups/{id}', { params: { path: { id } } }))).group,
      retry: false,
    })),
  });
  if (found.some(({ isPending }) => isPending)) return <Skeleton shape="rows" />;
  const groups = found.flatMap(({ data }) => data ?? []);
  if (groups.length === 0) return otherwise;
  return (
    <div className="row wrap">
      {groups.map(({ id, slug, name }) => (
        <ButtonLink key={id} to={`/-/${slug}`}>
          {t('whyNot.group', { group: name })}
        </ButtonLink>
      ))}
    </div>
  );
}

import {
  Avatar,
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconChevronRight,
  IconPlus,
  ListRow,
  LoadError,
  PageHeader,
  Skeleton,
  useTranslation,
} from '@kashikari/web-kit';
import { AskedList } from '../../asked/asked-list';
import { useGroups } from './api/list-groups';

/** My groups, and the two ways to have more of them. */
export function GroupsScreen() {
  const { t } = useTranslation('groups');
  const groups = useGroups();
  const all = groups.data?.pages.flatMap((page) => page.groups) ?? [];
  const actions = (
    <>
      <ButtonLink to="/groups/new" look={all.length === 0 ? 'primary' : 'plain'} small={all.length > 0}>
        <Icon of={IconPlus} size="s" />
        {t('list.new')}
      </ButtonLink>
      <ButtonLink to="/groups/join" small={all.length > 0}>
        {t('list.join')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHeader title={t('list.title')} actions={all.length > 0 ? actions : undefined} />
      <AskedList />
      {groups.isPending && <Skeleton shape="rows" />}
      {groups.isLoadingError && <LoadError error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.isSuccess && all.length === 0 && (
        <Empty title={t('list.empty')} actions={actions}>
          {t('list.emptyHint')}
        </Empty>
      )}
      {all.length > 0 && (
        <div className="card list">
          {all.map((group) => (
            <ListRow
              key={group.id}
              to={`/-/${group.slug}`}
              leading={<Avatar name={group.name} square large />}
              title={group.name}
              trailing={<Icon of={IconChevronRight} />}
            >
              <span className="meta">
                {group.role && `${t(`role.${group.role}`)}・`}
                {t('members.count', { count: group.members_count })}
              </span>
            </ListRow>
          ))}
        </div>
      )}
      {groups.hasNextPage && (
        <Button full busy={groups.isFetchingNextPage} onClick={() => void groups.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

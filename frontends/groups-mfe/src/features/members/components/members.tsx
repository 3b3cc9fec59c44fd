import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconPlus,
  LoadError,
  PageHeader,
  Skeleton,
  TextField,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import type { GroupView } from '../../../group-view';
import { useMemberships } from '../api/list-memberships';
import { MemberRow } from './member-row';

/** The people of a group: searched by the server, so that ten thousand are as quick as ten. */
export function Members({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [match, setMatch] = useState('');
  const asked = useDeferredValue(match.trim());
  const members = useMemberships(group.id, asked);
  const pages = members.data?.pages ?? [];
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  const rows = pages.flatMap((page) => page.memberships);
  const manages = group.permissions.includes('manage_members');
  return (
    <>
      <PageHeader
        title={t('members.title')}
        back={{ to: `/-/${group.slug}`, label: group.name }}
        actions={
          manages ? (
            <ButtonLink to={`/-/${group.slug}/members/new`} small>
              <Icon of={IconPlus} size="s" />
              {t('members.add')}
            </ButtonLink>
          ) : undefined
        }
      >
        <p className="meta">
          {group.name}・{t('members.count', { count: group.members_count })}
        </p>
      </PageHeader>
      <TextField
        label={t('members.search')}
        type="search"
        placeholder={t('members.searchHint')}
        value={match}
        onValue={setMatch}
      />
      {members.isPending && <Skeleton shape="rows" />}
      {members.isError && <LoadError error={members.error} onRetry={() => void members.refetch()} />}
      {members.isSuccess && rows.length === 0 && (
        <Empty title={asked ? t('members.noMatch', { match: asked }) : t('members.empty')}>
          {asked ? undefined : t('members.emptyHint', { address: `${window.location.host}/-/${group.slug}` })}
        </Empty>
      )}
      {rows.length > 0 && (
        <div className="card list">
          {rows.map((membership) => (
            <MemberRow
              key={membership.id}
              membership={membership}
              name={users.get(membership.user_id)?.name ?? ''}
              manages={manages}
              group={group}
            />
          ))}
        </div>
      )}
      {members.hasNextPage && (
        <Button full busy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

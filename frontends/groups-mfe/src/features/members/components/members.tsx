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
import { SeatNote } from '../../../seats/seat-note';
import { useMemberships } from '../api/list-memberships';
import '../../../list-acts.css';
import { BulkBar, type Failure } from './bulk-bar';
import { MemberRow } from './member-row';

/** The people of a group: searched by the server, so that ten thousand are as quick as ten. */
export function Members({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [match, setMatch] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const asked = useDeferredValue(match.trim());
  const members = useMemberships(group.id, asked);
  const pages = members.data?.pages ?? [];
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  const rows = pages.flatMap((page) => page.memberships);
  const manages = group.permissions.includes('manage_members');
  function pick(id: string): void {
    setPicked((before = new Set()) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  }

  function done(left: readonly Failure[]): void {
    setFailures(left);
    setPicked(left.length > 0 ? new Set(left.map(({ id }) => id)) : undefined);
  }

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
      <SeatNote group={group} />
      <TextField
        label={t('members.search')}
        type="search"
        placeholder={t('members.searchHint')}
        value={match}
        onValue={setMatch}
      />
      {manages && rows.length > 0 && (
        <div className="row wrap lacts">
          <Button
            small
            aria-pressed={picked !== undefined}
            onClick={() => {
              setFailures([]);
              setPicked(picked ? undefined : new Set());
            }}
          >
            {t(picked ? 'bulk.stop' : 'bulk.start')}
          </Button>
          {picked && (
            <Button small look="quiet" onClick={() => setPicked(new Set(rows.map(({ id }) => id)))}>
              {t('bulk.all', { count: rows.length })}
            </Button>
          )}
        </div>
      )}
      {picked && <BulkBar ids={[...picked]} onDone={done} />}
      {members.isPending && <Skeleton shape="rows" />}
      {members.isLoadingError && <LoadError error={members.error} onRetry={() => void members.refetch()} />}
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
              picked={picked?.has(membership.id)}
              failure={failures.find(({ id }) => id === membership.id)?.message}
              onPick={pick}
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

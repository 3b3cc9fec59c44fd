import {
  Button,
  ButtonLink,
  Empty,
  Icon,
  IconChevronDown,
  IconPlus,
  LoadError,
  Menu,
  MenuItem,
  PageHeader,
  Skeleton,
  TextField,
  useMedia,
  useTranslation,
} from '@kashikari/web-kit';
import { useDeferredValue, useState } from 'react';
import type { GroupView } from '../../../group-view';
import '../../../list-acts.css';
import { SeatNote } from '../../../seats/seat-note';
import { useMemberships } from '../api/list-memberships';
import { BulkBar, type Failure } from './bulk-bar';
import { MemberList } from './member-list';
import { MemberTable } from './member-table';
import './members.css';

const NONE: ReadonlySet<string> = new Set();

/** The people of a group: searched by the server, so that ten thousand are as quick as ten. */
export function Members({ group }: { readonly group: GroupView }) {
  const { t } = useTranslation('groups');
  const [match, setMatch] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<string>>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const isWide = useMedia('(min-width: 1200px)');
  const asked = useDeferredValue(match.trim());
  const members = useMemberships(group.id, asked);
  const pages = members.data?.pages ?? [];
  const users = new Map(pages.flatMap((page) => page.users).map((user) => [user.id, user]));
  const rows = pages.flatMap((page) => page.memberships);
  const manages = group.permissions.includes('manage_members');
  const reasons = new Map(failures.map(({ id, message }) => [id, message]));
  // People who may not list the members find only themselves.
  const count = group.permissions.includes('list_members') ? group.members_count : rows.length;
  const tags = [...new Set(rows.flatMap((row) => row.tags))].sort((a, b) => a.localeCompare(b, 'ja'));
  const isPicking = isWide ? picked !== undefined && picked.size > 0 : picked !== undefined;

  function pick(id: string): void {
    setPicked((before = NONE) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  }

  function done(left: readonly Failure[]): void {
    setFailures(left);
    setPicked(left.length > 0 ? new Set(left.map(({ id }) => id)) : undefined);
  }

  const shared = { rows, users, group, failures: reasons, onPick: pick };
  return (
    <>
      <PageHeader
        title={t(isPicking ? 'members.pick' : 'members.title')}
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
          {isPicking
            ? t('members.pickedOf', { all: count, picked: picked?.size ?? 0 })
            : `${group.name}・${t('members.count', { count })}`}
        </p>
      </PageHeader>
      {!isPicking && <SeatNote group={group} />}
      <div className="mfind">
        <TextField
          label={t('members.search')}
          type="search"
          placeholder={t('members.searchHint')}
          value={match}
          onValue={setMatch}
        />
        {tags.length > 0 && (
          <Menu
            label={t('members.filterByTag')}
            className="btn"
            button={
              <>
                {t('members.byTag')}
                <Icon of={IconChevronDown} size="s" />
              </>
            }
          >
            {tags.slice(0, 12).map((tag) => (
              <MenuItem key={tag} onSelect={() => setMatch(tag)}>
                {tag}
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {manages && rows.length > 0 && (isPicking || !isWide) && (
        <div className="row wrap lacts">
          <Button
            small
            aria-pressed={isPicking}
            onClick={() => {
              setFailures([]);
              setPicked(picked ? undefined : NONE);
            }}
          >
            {t(isPicking ? 'bulk.stop' : 'bulk.start')}
          </Button>
          {isPicking && (
            <Button small look="quiet" onClick={() => setPicked(new Set(rows.map(({ id }) => id)))}>
              {t('bulk.all', { count: rows.length })}
            </Button>
          )}
        </div>
      )}
      {members.isPending && <Skeleton shape="rows" />}
      {members.isLoadingError && <LoadError error={members.error} onRetry={() => void members.refetch()} />}
      {members.isSuccess && rows.length === 0 && (
        <Empty title={asked ? t('members.noMatch', { match: asked }) : t('members.empty')}>
          {asked ? undefined : t('members.emptyHint', { address: `${window.location.host}/-/${group.slug}` })}
        </Empty>
      )}
      {rows.length > 0 &&
        (isWide ? (
          <MemberTable {...shared} picked={picked ?? NONE} />
        ) : (
          <MemberList {...shared} picked={picked} isAll={!members.hasNextPage} />
        ))}
      {members.hasNextPage && (
        <Button full busy={members.isFetchingNextPage} onClick={() => void members.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {isPicking && (
        <BulkBar
          ids={[...(picked ?? NONE)]}
          names={rows.filter(({ id }) => picked?.has(id)).map(({ user_id: id }) => users.get(id)?.name ?? '')}
          onDone={done}
        />
      )}
    </>
  );
}

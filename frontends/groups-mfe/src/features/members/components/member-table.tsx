import {
  Avatar,
  type DeskColumn,
  DeskTable,
  browserZone,
  dayIn,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import type { MemberUser, MembershipView } from '../api/list-memberships';
import { MemberBookings } from './member-bookings';
import { MemberPanel } from './member-panel';

interface Props {
  readonly rows: readonly MembershipView[];
  readonly users: ReadonlyMap<string, MemberUser>;
  readonly group: GroupView;
  readonly picked: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
  /** The reasons why the last bulk act skipped memberships, by id. */
  readonly failures: ReadonlyMap<string, string>;
}

/** The members of a wide window as one table with a panel; paused members follow in a separate part. */
export function MemberTable({ rows, users, group, picked, onPick, failures }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const manages = group.permissions.includes('manage_members');
  const userOf = ({ user_id: id }: MembershipView) => users.get(id);
  const nameOf = (membership: MembershipView) => userOf(membership)?.name ?? '';

  const columns: DeskColumn<MembershipView>[] = [
    {
      id: 'name',
      title: t('members.column.name'),
      names: true,
      by: (membership) => userOf(membership)?.name_reading || nameOf(membership),
      cell: (membership) => (
        <div className="row">
          <Avatar name={nameOf(membership)} url={userOf(membership)?.thumbnail_url} />
          <span>
            {nameOf(membership)}
            {userOf(membership)?.name_reading && (
              <span className="rd">{userOf(membership)?.name_reading}</span>
            )}
            {failures.has(membership.id) && (
              <span className="errm" role="alert">
                {failures.get(membership.id)}
              </span>
            )}
          </span>
        </div>
      ),
    },
    {
      id: 'tags',
      title: t('members.column.tags'),
      by: ({ tags }) => tags.join(' '),
      cell: ({ group_owner: isOwner, tags }) => (
        <div className="tgl">
          {isOwner && <span className="pill sel">{t('role.group_owner')}</span>}
          {tags.map((tag) => (
            <span key={tag} className="pill">
              {tag}
            </span>
          ))}
        </div>
      ),
    },
    ...(manages
      ? [
          {
            id: 'bookings',
            title: t('members.column.bookings'),
            by: ({ bookings_count: count, overdue_in_days: late }: MembershipView) =>
              (late ?? 0) * 1_000 + (count ?? 0),
            cell: (membership: MembershipView) => <MemberBookings membership={membership} />,
          },
        ]
      : []),
    {
      id: 'joined',
      title: t('members.column.joined'),
      by: ({ created_at }) => Date.parse(created_at),
      cell: ({ created_at }) => (
        <span className="nb sm t2">{formatDay(dayIn(browserZone(), created_at), locale)}</span>
      ),
    },
  ];

  return (
    <DeskTable
      label={t('members.title')}
      columns={columns}
      parts={[
        { rows: rows.filter(({ disabled }) => !disabled) },
        { title: t('members.paused'), rows: rows.filter(({ disabled }) => disabled) },
      ]}
      idOf={({ id }) => id}
      nameOf={nameOf}
      choice={
        manages
          ? { has: ({ id }) => picked.has(id), may: () => true, toggle: ({ id }) => onPick(id) }
          : undefined
      }
      panel={(membership) => (
        <MemberPanel key={membership.id} membership={membership} user={userOf(membership)} group={group} />
      )}
    />
  );
}

import {
  Avatar,
  Button,
  ButtonLink,
  browserZone,
  dayIn,
  formatDay,
  useLocale,
  useTranslation,
} from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import type { MemberUser, MembershipView } from '../api/list-memberships';
import { useMemberActs } from '../use-member-acts';
import { MemberBookings } from './member-bookings';

interface Props {
  readonly membership: MembershipView;
  readonly user: MemberUser | undefined;
  readonly group: GroupView;
}

/** The open member beside the table: name, address, tags, live bookings, and the acts on the membership. */
export function MemberPanel({ membership, user, group }: Props) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const name = user?.name ?? '';
  const { isOwn, toggleOwner, remove } = useMemberActs(membership, name, group);
  const role = t(membership.group_owner ? 'role.group_owner' : 'role.member');
  return (
    <>
      <Avatar name={name} url={user?.thumbnail_url} large />
      <h2>
        {name}
        {user?.name_reading && <span className="rd">{user.name_reading}</span>}
      </h2>
      <p className="meta wrapany">{[user?.email, role].filter(Boolean).join('・')}</p>
      {membership.tags.length > 0 && (
        <div className="tgl">
          {membership.tags.map((tag) => (
            <span key={tag} className="pill">
              {tag}
            </span>
          ))}
        </div>
      )}
      {membership.disabled && (
        <p className="meta gap">{t(membership.fee_unpaid ? 'members.unpaid' : 'members.disabled')}</p>
      )}
      <div className="gap">
        <MemberBookings membership={membership} />
      </div>
      <p className="sm t2">
        {t('members.column.joined')} {formatDay(dayIn(browserZone(), membership.created_at), locale)}
      </p>
      <div className="row wrap gap">
        {Boolean(membership.bookings_count) && (
          <ButtonLink to={`/bookings/search?${new URLSearchParams({ match: name })}`} look="primary">
            {t('members.seeBookings')}
          </ButtonLink>
        )}
        {toggleOwner && (
          <Button onClick={toggleOwner}>
            {t(membership.group_owner ? 'members.makeMember' : 'members.makeOwner')}
          </Button>
        )}
        {remove && (
          <Button look="danger" onClick={remove}>
            {t(isOwn ? 'members.leave' : 'members.remove')}
          </Button>
        )}
      </div>
    </>
  );
}

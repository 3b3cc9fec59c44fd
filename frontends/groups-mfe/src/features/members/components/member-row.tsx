import { Icon, IconDots, Menu, MenuItem, PersonRow, useTranslation } from '@kashikari/web-kit';
import type { GroupView } from '../../../group-view';
import type { MemberUser, MembershipView } from '../api/list-memberships';
import { useMemberActs } from '../use-member-acts';
import { MemberBookings } from './member-bookings';

interface Props {
  readonly membership: MembershipView;
  readonly user: MemberUser | undefined;
  readonly group: GroupView;
  /** True if selected for a bulk act; undefined if no bulk act is in progress. */
  readonly picked?: boolean;
  readonly onPick: (id: string) => void;
  /** The reason why the last bulk act skipped this membership. */
  readonly failure?: string;
}

/** One member: name, roles, tags, live bookings, and the acts on the membership. */
export function MemberRow({ membership, user, group, picked, onPick, failure }: Props) {
  const { t } = useTranslation('groups');
  const name = user?.name ?? '';
  const { isOwn, toggleOwner, remove } = useMemberActs(membership, name, group);
  return (
    <PersonRow
      name={name}
      reading={user?.name_reading ?? undefined}
      chosen={picked}
      roles={membership.group_owner ? [t('role.group_owner')] : []}
      tags={membership.tags}
      disabled={membership.disabled}
      leading={
        picked !== undefined && (
          <button
            type="button"
            className="ck"
            role="checkbox"
            aria-checked={picked}
            aria-label={name}
            onClick={() => onPick(membership.id)}
          />
        )
      }
      trailing={
        <>
          <MemberBookings membership={membership} />
          {(toggleOwner || remove) && (
            <Menu label={t('members.acts', { name })} button={<Icon of={IconDots} />}>
              {toggleOwner && (
                <MenuItem onSelect={toggleOwner}>
                  {t(membership.group_owner ? 'members.makeMember' : 'members.makeOwner')}
                </MenuItem>
              )}
              {remove && (
                <MenuItem danger onSelect={remove}>
                  {t(isOwn ? 'members.leave' : 'members.remove')}
                </MenuItem>
              )}
            </Menu>
          )}
        </>
      }
    >
      {membership.disabled && (
        <span className="meta">{t(membership.fee_unpaid ? 'members.unpaid' : 'members.disabled')}</span>
      )}
      {failure && (
        <span className="errm" role="alert">
          {failure}
        </span>
      )}
    </PersonRow>
  );
}

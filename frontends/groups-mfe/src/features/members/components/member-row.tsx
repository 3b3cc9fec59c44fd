import {
  Icon,
  IconDots,
  Menu,
  MenuItem,
  PersonRow,
  useConfirm,
  useFlash,
  useNavigate,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import type { MembershipView } from '../api/list-memberships';
import type { GroupView } from '../../../group-view';
import { useDeleteMembership } from '../api/delete-membership';
import { useUpdateMembership } from '../api/update-membership';

interface Props {
  readonly membership: MembershipView;
  readonly name: string;
  /** Whether the signed-in person manages the group. */
  readonly manages: boolean;
  readonly group: GroupView;
  /** Ticked for an act on many; undefined while none is under way. */
  readonly picked?: boolean;
  readonly onPick: (id: string) => void;
  /** Why the last act on many left this one out. */
  readonly failure?: string;
}

/** One member, with what may be done about the membership. */
export function MemberRow({ membership, name, manages, group, picked, onPick, failure }: Props) {
  const { t } = useTranslation('groups');
  const me = useUser();
  const confirm = useConfirm();
  const { say, sayError } = useFlash();
  const update = useUpdateMembership();
  const remove = useDeleteMembership();
  const navigate = useNavigate();
  const mine = me?.id === membership.user_id;

  function setOwner(group_owner: boolean): void {
    update.mutate(
      { id: membership.id, group_owner },
      {
        onSuccess: () =>
          say(t(group_owner ? 'members.madeOwner' : 'members.madeMember', { name }), {
            label: t('undo'),
            run: () => update.mutate({ id: membership.id, group_owner: !group_owner }, { onError: sayError }),
          }),
        onError: sayError,
      },
    );
  }

  async function askRemove(): Promise<void> {
    const sure = await confirm({
      title: t(mine ? 'members.leaveTitle' : 'members.removeTitle', { name, group: group.name }),
      body: t(mine ? 'members.leaveBody' : 'members.removeBody'),
      verb: t(mine ? 'members.leave' : 'members.remove'),
      danger: true,
    });
    if (!sure) return;
    remove.mutate(membership.id, {
      onSuccess: () => {
        say(mine ? t('members.left', { group: group.name }) : t('members.removed', { name }));
        if (mine) navigate(`/-/${group.slug}`, { replace: true });
      },
      onError: sayError,
    });
  }

  const canRemove = membership.permissions.includes('delete');
  const box = picked !== undefined && (
    <button
      type="button"
      className="ck"
      role="checkbox"
      aria-checked={picked}
      aria-label={name}
      onClick={() => onPick(membership.id)}
    />
  );
  const canEdit = membership.permissions.includes('edit') && manages && !mine;
  return (
    <PersonRow
      name={name}
      roles={membership.group_owner ? [t('role.group_owner')] : []}
      tags={membership.tags}
      disabled={membership.disabled}
      trailing={
        box ||
        ((canRemove || canEdit) && (
          <Menu label={t('members.acts', { name })} button={<Icon of={IconDots} />}>
            {canEdit && (
              <MenuItem onSelect={() => setOwner(!membership.group_owner)}>
                {t(membership.group_owner ? 'members.makeMember' : 'members.makeOwner')}
              </MenuItem>
            )}
            {canRemove && (
              <MenuItem danger onSelect={() => void askRemove()}>
                {t(mine ? 'members.leave' : 'members.remove')}
              </MenuItem>
            )}
          </Menu>
        ))
      }
    >
      {membership.disabled && <span className="meta">{t('members.disabled')}</span>}
      {failure && (
        <span className="errm" role="alert">
          {failure}
        </span>
      )}
    </PersonRow>
  );
}
